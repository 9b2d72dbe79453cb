// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ISafeGuard {
    function checkTransaction(
        address to,
        uint256 value,
        bytes memory data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes memory signatures,
        address msgSender
    ) external;

    function checkAfterExecution(bytes32 txHash, bool success) external;
}

/// A Safe 1.4.1 guard for tests. It looks at the outer call only, not into a batch.
contract BlockingGuard is ISafeGuard {
    address public immutable blocked;

    error Blocked(address to);

    constructor(address blocked_) {
        blocked = blocked_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(ISafeGuard).interfaceId || id == 0x01ffc9a7;
    }

    function checkTransaction(
        address to,
        uint256,
        bytes memory,
        uint8,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external view {
        if (to == blocked) revert Blocked(to);
    }

    function checkAfterExecution(bytes32, bool) external view {}
}
