// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IErc1155Receiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 amount, bytes calldata data)
        external
        returns (bytes4);

    function onERC1155BatchReceived(
        address operator,
        address from,
        uint256[] calldata ids,
        uint256[] calldata amounts,
        bytes calldata data
    ) external returns (bytes4);
}

/// ERC-1155, of which anybody mints what they like. One address describes all tokens.
contract TestMultiToken {
    mapping(address account => mapping(uint256 id => uint256)) public balanceOf;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts
    );

    error NotAllowed(address caller);
    error ReceiverRefused(address to);

    /// ERC-165, ERC-1155 and its metadata extension.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function uri(uint256) external pure returns (string memory) {
        return "data:application/json,%7B%22name%22%3A%22Ticket%20{id}%22%7D";
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        for (uint256 at; at < ids.length; at++) balanceOf[to][ids[at]] += amounts[at];
        emit TransferBatch(msg.sender, address(0), to, ids, amounts);
        if (to.code.length == 0) return;
        bytes4 answer = IErc1155Receiver(to).onERC1155BatchReceived(msg.sender, address(0), ids, amounts, "");
        if (answer != IErc1155Receiver.onERC1155BatchReceived.selector) revert ReceiverRefused(to);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes calldata data) external {
        if (msg.sender != from) revert NotAllowed(msg.sender);
        balanceOf[from][id] -= amount;
        balanceOf[to][id] += amount;
        emit TransferSingle(msg.sender, from, to, id, amount);
        if (to.code.length == 0) return;
        bytes4 answer = IErc1155Receiver(to).onERC1155Received(msg.sender, from, id, amount, data);
        if (answer != IErc1155Receiver.onERC1155Received.selector) revert ReceiverRefused(to);
    }
}
