// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// RFC 4648 with padding: three bytes become four characters of six bits each.
function base64(bytes memory data) pure returns (string memory) {
    bytes memory alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint256 padding = (3 - (data.length % 3)) % 3;
    bytes memory full = bytes.concat(data, new bytes(padding));
    bytes memory text = new bytes((full.length / 3) * 4);
    // Unchecked, because a node refuses a batch of token URIs that burns too much gas.
    unchecked {
        uint256 to = 0;
        for (uint256 from = 0; from < full.length; from += 3) {
            uint256 group = (uint256(uint8(full[from])) << 16) | (uint256(uint8(full[from + 1])) << 8)
                | uint256(uint8(full[from + 2]));
            text[to] = alphabet[group >> 18];
            text[to + 1] = alphabet[(group >> 12) & 63];
            text[to + 2] = alphabet[(group >> 6) & 63];
            text[to + 3] = alphabet[group & 63];
            to += 4;
        }
        for (uint256 i = 1; i <= padding; i++) text[text.length - i] = "=";
    }
    return string(text);
}
