import { applyAppearance } from './boot/applyAppearance.ts'
import { ensureStorage } from './boot/ensureStorage.ts'
import { noteBlockedFiles } from './boot/noteBlockedFiles.ts'
import { noteEarlyClicks } from './desktop/earlyClicks.ts'
import { captureNatives } from './session/natives.ts'

// Runs inside every document before everything else: the build refuses it above 1.25 kB.
const root = document.documentElement
captureNatives(window)
noteBlockedFiles(root)
noteEarlyClicks(root)
ensureStorage(window)
applyAppearance(root, localStorage)
