// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IToken {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

error TokenCallFailed(address token);

function sendToken(address token, address to, uint256 value) {
    callToken(token, abi.encodeCall(IToken.transfer, (to, value)));
}

/// Tokens may keep a part for themselves, so what counts is what arrived.
function moveToken(address token, address from, address to, uint256 value) returns (uint256 received) {
    uint256 before = IToken(token).balanceOf(to);
    callToken(token, abi.encodeCall(IToken.transferFrom, (from, to, value)));
    received = IToken(token).balanceOf(to) - before;
}

/// USDT and its like return nothing on success; others return true. Both pass, `false` does not.
function callToken(address token, bytes memory data) {
    (bool success, bytes memory result) = token.call(data);
    if (!success) {
        // The token's own reason says more than ours could.
        assembly ("memory-safe") {
            revert(add(result, 32), mload(result))
        }
    }
    bool accepted = result.length == 0 ? token.code.length > 0 : abi.decode(result, (bool));
    if (!accepted) revert TokenCallFailed(token);
}
