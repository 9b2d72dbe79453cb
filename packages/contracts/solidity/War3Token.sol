// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MintableToken} from "./MintableToken.sol";

contract War3Token is MintableToken {
    constructor(address owner, uint256 supply) MintableToken("WAR3", "WAR3", owner, supply) {}
}
