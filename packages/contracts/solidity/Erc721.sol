// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IErc721Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);
}

abstract contract Erc721 {
    string public name;
    string public symbol;
    mapping(address account => uint256) private balances;
    mapping(uint256 tokenId => address) private owners;
    mapping(uint256 tokenId => address) private approvals;
    mapping(address account => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NoSuchToken(uint256 tokenId);
    error NotAllowed(address caller, uint256 tokenId);
    error WrongOwner(address from, uint256 tokenId);
    error ZeroAddress();
    error ReceiverRefused(address to);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function tokenURI(uint256 tokenId) external view virtual returns (string memory);

    /// ERC-165, ERC-721 and its metadata extension.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function balanceOf(address account) external view returns (uint256) {
        if (account == address(0)) revert ZeroAddress();
        return balances[account];
    }

    function ownerOf(uint256 tokenId) public view returns (address account) {
        account = owners[tokenId];
        if (account == address(0)) revert NoSuchToken(tokenId);
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        ownerOf(tokenId);
        return approvals[tokenId];
    }

    function approve(address to, uint256 tokenId) external {
        address account = ownerOf(tokenId);
        if (!_manages(account)) revert NotAllowed(msg.sender, tokenId);
        approvals[tokenId] = to;
        emit Approval(account, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        address account = ownerOf(tokenId);
        if (account != from) revert WrongOwner(from, tokenId);
        if (to == address(0)) revert ZeroAddress();
        if (!_manages(account) && msg.sender != approvals[tokenId]) revert NotAllowed(msg.sender, tokenId);
        delete approvals[tokenId];
        balances[from]--;
        _give(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length == 0) return;
        bytes4 answer = IErc721Receiver(to).onERC721Received(msg.sender, from, tokenId, data);
        if (answer != IErc721Receiver.onERC721Received.selector) revert ReceiverRefused(to);
    }

    /// The caller gives each id once.
    function _mint(address to, uint256 tokenId) internal {
        if (to == address(0)) revert ZeroAddress();
        _give(address(0), to, tokenId);
    }

    function _manages(address account) private view returns (bool) {
        return msg.sender == account || isApprovedForAll[account][msg.sender];
    }

    function _give(address from, address to, uint256 tokenId) private {
        balances[to]++;
        owners[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }
}
