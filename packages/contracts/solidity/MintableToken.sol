// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc20} from "./Erc20.sol";
import {Owned} from "./Owned.sol";

/// The owner names the contracts that may mint: the farm and the vault pay rewards this way.
abstract contract MintableToken is Erc20, Owned {
    mapping(address account => bool) public isMinter;

    event MinterSet(address indexed account, bool allowed);

    error NotMinter(address caller);

    constructor(string memory name_, string memory symbol_, address owner_, uint256 supply)
        Erc20(name_, symbol_, 18)
        Owned(owner_)
    {
        _mint(owner_, supply);
    }

    function setMinter(address account, bool allowed) external onlyOwner {
        isMinter[account] = allowed;
        emit MinterSet(account, allowed);
    }

    function mint(address to, uint256 amount) external {
        if (!isMinter[msg.sender]) revert NotMinter(msg.sender);
        _mint(to, amount);
    }
}
