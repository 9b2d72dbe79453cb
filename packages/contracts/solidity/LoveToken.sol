// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MintableToken} from "./MintableToken.sol";

contract LoveToken is MintableToken {
    constructor(address owner, uint256 supply) MintableToken("LOVE", "LOVE", owner, supply) {}
}
