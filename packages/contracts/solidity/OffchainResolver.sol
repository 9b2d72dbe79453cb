// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A resolver for tests that sends its readers to another server (EIP-3668), for every name below its own (ENSIP-10).
contract OffchainResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == this.resolve.selector || id == 0x01ffc9a7;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = "https://names.example/{sender}/{data}.json";
        revert OffchainLookup(address(this), urls, data, this.resolve.selector, "");
    }
}
