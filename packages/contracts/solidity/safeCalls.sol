// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ISafe {
    function nonce() external view returns (uint256);
    function getOwners() external view returns (address[] memory);
    function getThreshold() external view returns (uint256);
    function approvedHashes(address owner, bytes32 hash) external view returns (uint256);
    function simulateAndRevert(address target, bytes calldata question) external;
}

/// In the order in which `execTransaction` takes them.
struct Execution {
    address to;
    uint256 value;
    bytes data;
    uint8 operation;
    uint256 safeTxGas;
    uint256 baseGas;
    uint256 gasPrice;
    address gasToken;
    address refundReceiver;
    bytes signatures;
}

bytes4 constant GET_HASH = bytes4(
    keccak256(
        "getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)"
    )
);
bytes4 constant EXECUTE = bytes4(
    keccak256(
        "execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)"
    )
);

/// The function takes the fields themselves, not a struct: its name goes where the offset is.
function callSafe(address to, bytes4 selector, bytes memory body, uint256 allowed) returns (bool isSuccess) {
    assembly ("memory-safe") {
        mstore(add(body, 32), shr(224, selector))
        isSuccess := call(allowed, to, 0, add(body, 60), sub(mload(body), 28), 0, 0)
    }
}

/// The smallest one above the last.
function nextOwner(address[] memory owners, address last) pure returns (address next) {
    for (uint256 i = 0; i < owners.length; i++) {
        if (owners[i] > last && (next == address(0) || owners[i] < next)) next = owners[i];
    }
}
