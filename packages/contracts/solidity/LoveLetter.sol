// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Erc721} from "./Erc721.sol";
import {Owned} from "./Owned.sol";
import {base64} from "./base64.sol";
import {decimalString} from "./decimalString.sol";

/// Letters whose picture and words are made by the contract, so that they show without any server.
contract LoveLetter is Erc721, Owned {
    uint256 public totalSupply;

    constructor() Erc721("LOVE Letters", "LETTER") Owned(msg.sender) {}

    function mint(address to) external onlyOwner returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) external view override returns (string memory) {
        ownerOf(tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"LOVE Letter #',
            decimalString(tokenId),
            '","description":"A pixel heart, kept on chain.","image":"data:image/svg+xml;base64,',
            base64(_heart(tokenId)),
            '"}'
        );
        return string.concat("data:application/json;base64,", base64(json));
    }

    function _heart(uint256 tokenId) private pure returns (bytes memory) {
        // 137 degrees, about the golden angle: letters with close ids get colours far apart.
        string memory hue = decimalString(((tokenId % 360) * 137) % 360);
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2.5 11 11" width="352" height="352"',
            ' shape-rendering="crispEdges"><rect x="-2" y="-2.5" width="11" height="11" fill="#fffbe6"/>',
            '<path d="M1 0h2v1h1v-1h2v1h1v2h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-2h1z" fill="hsl(',
            hue,
            ',85%,52%)"/></svg>'
        );
    }
}
