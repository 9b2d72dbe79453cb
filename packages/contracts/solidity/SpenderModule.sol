// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IModuleHost {
    function execTransactionFromModule(address to, uint256 value, bytes memory data, uint8 operation)
        external
        returns (bool success);
}

/// A Safe module for tests: each Safe names one spender, who then acts without the owners' signatures.
contract SpenderModule {
    mapping(address safe => address) public spenderOf;

    event SpenderSet(address indexed safe, address indexed spender);

    error NotSpender(address safe, address caller);
    error CallFailed(address safe, address to);

    /// The caller is the Safe itself; the zero address takes the right away.
    function setSpender(address spender) external {
        spenderOf[msg.sender] = spender;
        emit SpenderSet(msg.sender, spender);
    }

    function execute(address safe, address to, uint256 value, bytes calldata data) external {
        if (msg.sender != spenderOf[safe]) revert NotSpender(safe, msg.sender);
        bool success = IModuleHost(safe).execTransactionFromModule(to, value, data, 0);
        if (!success) revert CallFailed(safe, to);
    }
}
