// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {dnsName, hexName} from "./dnsNames.sol";

interface IRegistry {
    function resolver(bytes32 node) external view returns (address);
}

interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Answers as ENS's universal resolver does, without its gateways: a resolver that asks for another server ends the call.
contract PlainUniversalResolver {
    IRegistry public immutable registry;

    bytes4 private constant addrOf = 0x3b3b57de;
    bytes4 private constant nameOf = 0x691f3431;
    bytes4 private constant offchainLookup = 0x556f1830;
    uint256 private constant ether_ = 60;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    constructor(IRegistry registry_) {
        registry = registry_;
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory, address) {
        return ask(name, data);
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory primary, address resolver, address reverseResolver) {
        if (coinType != ether_) revert UnsupportedResolverProfile(nameOf);
        bytes memory answer;
        bytes memory reverseName = dnsName(hexName(account));
        (answer, reverseResolver) = ask(reverseName, abi.encodeWithSelector(nameOf, node(reverseName, 0)));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes memory name = dnsName(bytes(primary));
        (answer, resolver) = ask(name, abi.encodeWithSelector(addrOf, node(name, 0)));
        bytes memory found = abi.encodePacked(abi.decode(answer, (address)));
        if (keccak256(found) != keccak256(account)) revert ReverseAddressMismatch(primary, found);
    }

    /// The resolver of the name itself, or one of a parent that answers for all names below it (ENSIP-10).
    function ask(bytes memory name, bytes memory data) private view returns (bytes memory, address) {
        (address resolver, uint256 offset) = find(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        bool extended = isExtended(resolver);
        if (offset != 0 && !extended) revert ResolverNotFound(name);
        (bool done, bytes memory answer) = resolver.staticcall(
            extended ? abi.encodeCall(IExtendedResolver.resolve, (name, data)) : data
        );
        if (!done) refuse(answer);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        return (extended ? abi.decode(answer, (bytes)) : answer, resolver);
    }

    function find(bytes memory name) private view returns (address resolver, uint256 offset) {
        while (resolver == address(0)) {
            resolver = registry.resolver(node(name, offset));
            uint256 length = uint8(name[offset]);
            if (resolver != address(0) || length == 0) return (resolver, offset);
            offset += length + 1;
        }
    }

    /// The namehash of what follows `offset`.
    function node(bytes memory name, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(node(name, offset + length + 1), label));
    }

    function isExtended(address resolver) private view returns (bool) {
        (bool done, bytes memory answer) = resolver.staticcall(
            abi.encodeWithSelector(0x01ffc9a7, IExtendedResolver.resolve.selector)
        );
        return done && answer.length == 32 && uint256(bytes32(answer)) == 1;
    }

    function refuse(bytes memory answer) private pure {
        if (bytes4(answer) != offchainLookup) revert ResolverError(answer);
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
