export const spenderModuleAbi = [
  {"inputs":[{"internalType":"address","name":"safe","type":"address"},{"internalType":"address","name":"to","type":"address"}],"name":"CallFailed","type":"error"},
  {"inputs":[{"internalType":"address","name":"safe","type":"address"},{"internalType":"address","name":"caller","type":"address"}],"name":"NotSpender","type":"error"},
  {"anonymous":false,"inputs":[{"indexed":true,"internalType":"address","name":"safe","type":"address"},{"indexed":true,"internalType":"address","name":"spender","type":"address"}],"name":"SpenderSet","type":"event"},
  {"inputs":[{"internalType":"address","name":"safe","type":"address"},{"internalType":"address","name":"to","type":"address"},{"internalType":"uint256","name":"value","type":"uint256"},{"internalType":"bytes","name":"data","type":"bytes"}],"name":"execute","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"internalType":"address","name":"spender","type":"address"}],"name":"setSpender","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"internalType":"address","name":"safe","type":"address"}],"name":"spenderOf","outputs":[{"internalType":"address","name":"","type":"address"}],"stateMutability":"view","type":"function"},
] as const
