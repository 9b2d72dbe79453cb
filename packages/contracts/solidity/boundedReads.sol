// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IToken} from "./tokenTransfer.sol";

// Enough for every honest `balanceOf`, also behind a proxy.
uint256 constant BALANCE_GAS = 100_000;
// For what surrounds one `balanceOf`.
uint256 constant READ_OVERHEAD = 6_000;
uint256 constant MOST_RETURNED = 4_096;

/// A token that does not answer counts as 0. Of one that answers too much 32 bytes are read.
function readBalance(address token, address account) view returns (uint256 held) {
    bytes memory question = abi.encodeCall(IToken.balanceOf, (account));
    assembly ("memory-safe") {
        let answered := staticcall(BALANCE_GAS, token, add(question, 32), mload(question), 0, 32)
        if and(answered, gt(returndatasize(), 31)) {
            held := mload(0)
        }
    }
}

/// Solidity's own call would copy everything, at our cost.
function readReturned() pure returns (bytes memory returned) {
    assembly ("memory-safe") {
        let size := returndatasize()
        if gt(size, MOST_RETURNED) {
            size := MOST_RETURNED
        }
        returned := mload(0x40)
        mstore(0x40, add(returned, and(add(size, 63), not(31))))
        mstore(returned, size)
        returndatacopy(add(returned, 32), 0, size)
    }
}
