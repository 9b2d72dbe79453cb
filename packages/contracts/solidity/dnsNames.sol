// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

error DNSEncodingFailed(string ens);

/// `love.eth` as DNS writes it: each label behind its length, and a zero at the end.
function dnsName(bytes memory name) pure returns (bytes memory encoded) {
    encoded = new bytes(name.length + 2);
    uint256 start;
    for (uint256 i; i <= name.length; i++) {
        if (i < name.length && name[i] != ".") {
            encoded[i + 1] = name[i];
            continue;
        }
        uint256 length = i - start;
        if (length == 0 || length > 255) revert DNSEncodingFailed(string(name));
        encoded[start] = bytes1(uint8(length));
        start = i + 1;
    }
}

/// Where the name of an account is kept: its digits in small letters, below `addr.reverse`.
function hexName(bytes memory account) pure returns (bytes memory) {
    bytes memory digits = new bytes(account.length * 2);
    for (uint256 i; i < account.length; i++) {
        digits[i * 2] = digit(uint8(account[i]) >> 4);
        digits[i * 2 + 1] = digit(uint8(account[i]) & 15);
    }
    return abi.encodePacked(digits, ".addr.reverse");
}

function digit(uint8 value) pure returns (bytes1) {
    return bytes1(value < 10 ? value + 48 : value + 87);
}
