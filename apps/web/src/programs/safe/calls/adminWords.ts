const known: Readonly<Record<string, string>> = {
  addOwnerWithThreshold: 'adds an owner',
  removeOwner: 'removes an owner',
  swapOwner: 'puts another owner in the place of one',
  changeThreshold: 'changes how many owners must sign',
  enableModule: 'lets a module act without any signature',
  disableModule: 'takes a module away',
  setGuard: 'sets the guard, which can refuse every transaction',
  setModuleGuard: 'sets the guard of modules',
  setFallbackHandler: 'changes the contract that answers for the Safe',
  changeMasterCopy: 'changes the code of the Safe itself',
}

/** What a change of the Safe does, after “it”. */
export function adminWords(name: string): string {
  return known[name] ?? 'changes the Safe'
}
