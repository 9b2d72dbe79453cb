// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc20} from "./Erc20.sol";
import {Owned} from "./Owned.sol";

/// An ordinary token, until its owner sets a fee: then a part of every transfer is burned on the way.
contract TestToken is Erc20, Owned {
    uint256 private constant HIGHEST_FEE = 9_900;

    /// In basis points.
    uint256 public transferFee;

    event TransferFeeSet(uint256 basisPoints);

    error FeeTooHigh(uint256 basisPoints, uint256 highest);

    constructor(string memory name, string memory symbol, uint8 decimals, uint256 supply)
        Erc20(name, symbol, decimals)
        Owned(msg.sender)
    {
        _mint(msg.sender, supply);
    }

    function setTransferFee(uint256 basisPoints) external onlyOwner {
        if (basisPoints > HIGHEST_FEE) revert FeeTooHigh(basisPoints, HIGHEST_FEE);
        transferFee = basisPoints;
        emit TransferFeeSet(basisPoints);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = (value * transferFee) / 10_000;
        if (fee > 0) _burn(from, fee);
        super._transfer(from, to, value - fee);
    }
}
