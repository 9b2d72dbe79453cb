// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BALANCE_GAS, READ_OVERHEAD, readBalance, readReturned} from "./boundedReads.sol";
import {TakesAnything} from "./TakesAnything.sol";

/// Never deployed. For one `eth_call` its code stands in the place of an account, which then calls itself: what it
/// does is done by that account, with the balances, allowances and storage of that account. It has no storage of its
/// own, because the storage here is that of the account.
contract CallSimulator is TakesAnything {
    struct Watched {
        address account;
        /// The zero address is ether.
        address token;
    }

    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    struct Result {
        bool isSuccess;
        uint256 gasUsed;
        bytes returned;
    }

    /// For putting the answer together.
    uint256 private constant ANSWER_GAS = 500_000;

    error NotTheAccount(address caller);

    /// Ends with the first call that fails; what comes after is then empty.
    function simulate(Watched[] calldata watched, Call[] calldata calls)
        external
        returns (uint256 blockNumber, Result[] memory results, uint256[] memory start, uint256[] memory end)
    {
        // Otherwise whoever is called could call back and act as the account.
        if (msg.sender != address(this)) revert NotTheAccount(msg.sender);
        blockNumber = block.number;
        start = _balances(watched);
        // Held back from the calls: a balance that is not read for want of gas would look like a loss.
        uint256 reserve = ANSWER_GAS + watched.length * (BALANCE_GAS + READ_OVERHEAD);
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _run(calls[i], reserve);
            if (results[i].isSuccess) continue;
            // Those that were not made are no results.
            assembly ("memory-safe") {
                mstore(results, add(i, 1))
            }
            return (blockNumber, results, start, end);
        }
        end = _balances(watched);
    }

    function _balances(Watched[] calldata watched) private view returns (uint256[] memory balances) {
        balances = new uint256[](watched.length);
        for (uint256 i = 0; i < watched.length; i++) {
            (address account, address token) = (watched[i].account, watched[i].token);
            balances[i] = token == address(0) ? account.balance : readBalance(token, account);
        }
    }

    function _run(Call calldata one, uint256 reserve) private returns (Result memory result) {
        bytes memory data = one.data;
        (address to, uint256 value) = (one.to, one.value);
        uint256 before = gasleft();
        uint256 allowed = before > reserve ? before - reserve : 0;
        bool isSuccess;
        assembly ("memory-safe") {
            isSuccess := call(allowed, to, value, add(data, 32), mload(data), 0, 0)
        }
        result.gasUsed = before - gasleft();
        result.isSuccess = isSuccess;
        result.returned = readReturned();
    }
}
