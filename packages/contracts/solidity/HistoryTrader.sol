// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Owned} from "./Owned.sol";
import {sendToken} from "./tokenTransfer.sol";

interface IPair {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Writes the price history of the devnet: many swaps in one transaction, from its own stock of tokens.
contract HistoryTrader is Owned {
    struct Order {
        address pair;
        address tokenIn;
        uint256 amountIn;
    }

    constructor() Owned(msg.sender) {}

    function trade(Order[] calldata orders) external onlyOwner {
        for (uint256 i = 0; i < orders.length; i++) _swap(orders[i]);
    }

    function withdraw(address token, uint256 amount) external onlyOwner {
        sendToken(token, msg.sender, amount);
    }

    function _swap(Order calldata order) private {
        IPair pair = IPair(order.pair);
        bool zeroIn = order.tokenIn == pair.token0();
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (uint256 reserveIn, uint256 reserveOut) = zeroIn ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 paidIn = order.amountIn * 997;
        uint256 amountOut = (paidIn * reserveOut) / (reserveIn * 1000 + paidIn);
        sendToken(order.tokenIn, order.pair, order.amountIn);
        pair.swap(zeroIn ? 0 : amountOut, zeroIn ? amountOut : 0, address(this), "");
    }
}
