// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc20} from "./Erc20.sol";

contract TestToken is Erc20 {
    constructor(string memory name, string memory symbol, uint8 decimals, uint256 supply)
        Erc20(name, symbol, decimals)
    {
        _mint(msg.sender, supply);
    }
}
