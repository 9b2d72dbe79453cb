export const plainUniversalResolverAbi = [
  {"inputs":[{"internalType":"contract IRegistry","name":"registry_","type":"address"}],"stateMutability":"nonpayable","type":"constructor"},
  {"inputs":[{"internalType":"string","name":"ens","type":"string"}],"name":"DNSEncodingFailed","type":"error"},
  {"inputs":[{"internalType":"bytes","name":"errorData","type":"bytes"}],"name":"ResolverError","type":"error"},
  {"inputs":[{"internalType":"bytes","name":"name","type":"bytes"},{"internalType":"address","name":"resolver","type":"address"}],"name":"ResolverNotContract","type":"error"},
  {"inputs":[{"internalType":"bytes","name":"name","type":"bytes"}],"name":"ResolverNotFound","type":"error"},
  {"inputs":[{"internalType":"string","name":"primary","type":"string"},{"internalType":"bytes","name":"primaryAddress","type":"bytes"}],"name":"ReverseAddressMismatch","type":"error"},
  {"inputs":[{"internalType":"bytes4","name":"selector","type":"bytes4"}],"name":"UnsupportedResolverProfile","type":"error"},
  {"inputs":[],"name":"registry","outputs":[{"internalType":"contract IRegistry","name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"internalType":"bytes","name":"name","type":"bytes"},{"internalType":"bytes","name":"data","type":"bytes"},{"internalType":"string[]","name":"","type":"string[]"}],"name":"resolveWithGateways","outputs":[{"internalType":"bytes","name":"","type":"bytes"},{"internalType":"address","name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"internalType":"bytes","name":"account","type":"bytes"},{"internalType":"uint256","name":"coinType","type":"uint256"},{"internalType":"string[]","name":"","type":"string[]"}],"name":"reverseWithGateways","outputs":[{"internalType":"string","name":"primary","type":"string"},{"internalType":"address","name":"resolver","type":"address"},{"internalType":"address","name":"reverseResolver","type":"address"}],"stateMutability":"view","type":"function"},
] as const
