// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc20} from "./Erc20.sol";

/// Does what a farm has to survive: keeps a part of every transfer and calls a contract in the middle of it.
contract HostileToken is Erc20 {
    uint256 public taxPercent;
    address private target;
    bytes private message;

    constructor(uint256 supply) Erc20("Hostile", "HOST", 18) {
        _mint(msg.sender, supply);
    }

    function setTaxPercent(uint256 taxPercent_) external {
        taxPercent = taxPercent_;
    }

    function setCallback(address target_, bytes calldata message_) external {
        target = target_;
        message = message_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax = (value * taxPercent) / 100;
        if (tax > 0) _burn(from, tax);
        super._transfer(from, to, value - tax);
        if (target == address(0)) return;
        (bool success, bytes memory result) = target.call(message);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(result, 32), mload(result))
        }
    }
}
