// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc20} from "./Erc20.sol";
import {LoveToken} from "./LoveToken.sol";
import {Owned} from "./Owned.sol";

/// FAITH is a share of all the LOVE held here, which grows with every block.
contract FaithVault is Erc20, Owned {
    uint256 private constant MAX_FEE_PERCENT = 10;

    LoveToken public immutable love;
    address public immutable feeReceiver;
    uint256 public lovePerBlock;
    uint256 public faithFeePercent;
    uint256 public lastMintBlock;
    bool public active = true;

    event Entered(address indexed user, uint256 love, uint256 shares, uint256 feeShares);
    event Left(address indexed user, uint256 love, uint256 shares);

    error VaultInactive();
    error ZeroShares();
    error FeeTooHigh(uint256 faithFeePercent);

    modifier whenActive() {
        if (!active) revert VaultInactive();
        _;
    }

    constructor(address love_, address feeReceiver_, uint256 lovePerBlock_, uint256 faithFeePercent_)
        Erc20("FAITH", "FAITH", 18)
        Owned(msg.sender)
    {
        if (faithFeePercent_ > MAX_FEE_PERCENT) revert FeeTooHigh(faithFeePercent_);
        love = LoveToken(love_);
        feeReceiver = feeReceiver_;
        lovePerBlock = lovePerBlock_;
        faithFeePercent = faithFeePercent_;
        lastMintBlock = block.number;
    }

    function enter(uint256 loveAmount) external whenActive {
        _mintReward();
        uint256 supply = totalSupply;
        uint256 shares = supply == 0 ? loveAmount : (loveAmount * supply) / love.balanceOf(address(this));
        if (shares == 0) revert ZeroShares();
        uint256 feeShares = (shares * faithFeePercent) / 100;
        _mint(msg.sender, shares);
        if (feeShares > 0) _mint(feeReceiver, feeShares);
        love.transferFrom(msg.sender, address(this), loveAmount);
        emit Entered(msg.sender, loveAmount, shares, feeShares);
    }

    function leave(uint256 shareAmount) external whenActive {
        if (shareAmount == 0) revert ZeroShares();
        _mintReward();
        uint256 supply = totalSupply;
        _burn(msg.sender, shareAmount);
        uint256 loveAmount = (shareAmount * love.balanceOf(address(this))) / supply;
        love.transfer(msg.sender, loveAmount);
        emit Left(msg.sender, loveAmount, shareAmount);
    }

    function setActive(bool active_) external onlyOwner {
        _mintReward();
        active = active_;
    }

    function setLovePerBlock(uint256 lovePerBlock_) external onlyOwner {
        _mintReward();
        lovePerBlock = lovePerBlock_;
    }

    function setFaithFeePercent(uint256 faithFeePercent_) external onlyOwner {
        if (faithFeePercent_ > MAX_FEE_PERCENT) revert FeeTooHigh(faithFeePercent_);
        faithFeePercent = faithFeePercent_;
    }

    /// The block moves on in every case, so that a pause or an empty vault is not paid for later.
    function _mintReward() private {
        uint256 reward = active && totalSupply > 0 ? lovePerBlock * (block.number - lastMintBlock) : 0;
        lastMintBlock = block.number;
        if (reward > 0) love.mint(address(this), reward);
    }
}
