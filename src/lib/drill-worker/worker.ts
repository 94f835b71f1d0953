import { expose } from 'comlink'
import { questions } from './questions'

expose(questions)
