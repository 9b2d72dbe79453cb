import { askAge } from './older/askAge.ts'

// Inside every document, before everything else and by itself, in words that browsers of ten years ago understand.
askAge(window, document)
