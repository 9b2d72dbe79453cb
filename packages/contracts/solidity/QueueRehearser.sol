// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BALANCE_GAS, READ_OVERHEAD, readBalance, readReturned} from "./boundedReads.sol";
import {TakesAnything} from "./TakesAnything.sol";
import {EXECUTE, Execution, GET_HASH, ISafe, callSafe, nextOwner} from "./safeCalls.sol";

/// Never deployed. For one `eth_call` its code stands in the place of whoever would execute the queue of a Safe, and
/// calls itself: the Safe's own code then runs transaction after transaction, with everything that belongs to it. All
/// that is made up is that owners have approved the hashes, which the caller writes into the storage of the Safe.
contract QueueRehearser is TakesAnything {
    /// In the order in which the Safe's functions take them.
    struct Step {
        address to;
        uint256 value;
        bytes data;
        uint8 operation;
        uint256 safeTxGas;
        uint256 baseGas;
        uint256 gasPrice;
        address gasToken;
        address refundReceiver;
        uint256 nonce;
    }

    struct State {
        uint256 nonce;
        uint256 threshold;
        address[] owners;
    }

    enum Outcome {
        /// Something with an earlier nonce is missing.
        Waits,
        /// Its nonce was used up before.
        Used,
        Success,
        /// The call inside failed, and the nonce is used up.
        Failure,
        /// Nothing happened, and the nonce is still free.
        Reverted,
        /// Too few of the present owners have approved it.
        NeedsOwners,
        /// There is not enough gas left to tell.
        NoGas,
        /// It does not answer as a Safe any more.
        NoSafe
    }

    struct Result {
        Outcome outcome;
        uint256 gasUsed;
        bytes returned;
        /// What the call inside says when it is tried alone.
        bytes reason;
        /// Ether, then the tokens.
        uint256[] balances;
        State state;
    }

    uint256 private constant MOST_OWNERS = 64;
    /// For the state of the Safe, and for putting the answer together.
    uint256 private constant ANSWER_GAS = 1_000_000;
    uint256 private constant LEAST_STEP_GAS = 500_000;

    error NotTheExecutor(address caller);
    error TooManyOwners(uint256 count);
    error NoHash();

    modifier onlyExecutor() {
        // Otherwise whoever is called could call back and act as the executor.
        if (msg.sender != address(this)) revert NotTheExecutor(msg.sender);
        _;
    }

    /// What must be known to make up the approvals.
    function look(ISafe safe, Step[] calldata steps)
        external
        view
        onlyExecutor
        returns (State memory state, bytes32[] memory hashes)
    {
        state = this.stateOf(safe);
        hashes = new bytes32[](steps.length);
        for (uint256 i = 0; i < steps.length; i++) hashes[i] = _hash(safe, steps[i]);
    }

    /// Ends with the first transaction after which no later one can be executed.
    function rehearse(ISafe safe, address[] calldata tokens, Step[] calldata steps)
        external
        onlyExecutor
        returns (uint256 blockNumber, State memory start, uint256[] memory balances, Result[] memory results)
    {
        blockNumber = block.number;
        start = this.stateOf(safe);
        balances = _balances(address(safe), tokens);
        results = new Result[](steps.length);
        State memory state = start;
        for (uint256 i = 0; i < steps.length; i++) {
            results[i] = _run(safe, tokens, steps[i], state);
            Outcome outcome = results[i].outcome;
            if (outcome == Outcome.Used) continue;
            if (outcome != Outcome.Success && outcome != Outcome.Failure) {
                // Those that were not tried are no results.
                assembly ("memory-safe") {
                    mstore(results, add(i, 1))
                }
                break;
            }
            state = results[i].state;
        }
    }

    /// By itself, so that a Safe that answers nonsense ends only this.
    function stateOf(ISafe safe) external view returns (State memory state) {
        state = State(safe.nonce(), safe.getThreshold(), safe.getOwners());
        if (state.owners.length > MOST_OWNERS) revert TooManyOwners(state.owners.length);
    }

    /// Run by the Safe in its own place, which then takes everything back: only to hear why the call inside fails.
    function peek(address to, uint256 value, bytes memory data, uint8 operation) external returns (bytes memory) {
        if (address(this) == tx.origin) revert NotTheExecutor(msg.sender);
        bool isSuccess;
        if (operation == 1) {
            assembly ("memory-safe") {
                isSuccess := delegatecall(gas(), to, add(data, 32), mload(data), 0, 0)
            }
        } else {
            assembly ("memory-safe") {
                isSuccess := call(gas(), to, value, add(data, 32), mload(data), 0, 0)
            }
        }
        if (isSuccess) return "";
        return readReturned();
    }

    function _run(ISafe safe, address[] calldata tokens, Step calldata step, State memory state)
        private
        returns (Result memory result)
    {
        result.state = state;
        if (step.nonce < state.nonce) return _ended(result, Outcome.Used);
        if (step.nonce > state.nonce) return _ended(result, Outcome.Waits);
        (bytes memory signatures, bool isSigned) = _signatures(safe, _hash(safe, step), state);
        if (!isSigned) return _ended(result, Outcome.NeedsOwners);
        // Held back from the Safe: a balance that is not read for want of gas would look like a loss.
        uint256 reserve = ANSWER_GAS + (tokens.length + 1) * (BALANCE_GAS + READ_OVERHEAD);
        if (gasleft() < reserve + LEAST_STEP_GAS) return _ended(result, Outcome.NoGas);

        (bool isDone, bool isSuccess) = _execute(safe, step, signatures, reserve, result);
        result.outcome = isDone ? (isSuccess ? Outcome.Success : Outcome.Failure) : Outcome.Reverted;
        if (!isSuccess) result.reason = _reason(safe, step, reserve);
        result.balances = _balances(address(safe), tokens);
        try this.stateOf(safe) returns (State memory present) {
            result.state = present;
        } catch {
            result.outcome = Outcome.NoSafe;
        }
    }

    function _ended(Result memory result, Outcome outcome) private pure returns (Result memory) {
        result.outcome = outcome;
        return result;
    }

    function _execute(
        ISafe safe,
        Step calldata step,
        bytes memory signatures,
        uint256 reserve,
        Result memory result
    ) private returns (bool isDone, bool isSuccess) {
        Execution memory made;
        made.to = step.to;
        made.value = step.value;
        made.data = step.data;
        made.operation = step.operation;
        made.safeTxGas = step.safeTxGas;
        made.baseGas = step.baseGas;
        made.gasPrice = step.gasPrice;
        made.gasToken = step.gasToken;
        made.refundReceiver = step.refundReceiver;
        made.signatures = signatures;
        bytes memory body = abi.encode(made);
        uint256 before = gasleft();
        isDone = callSafe(address(safe), EXECUTE, body, before - reserve);
        result.gasUsed = before - gasleft();
        result.returned = readReturned();
        isSuccess = isDone && result.returned.length == 32 && abi.decode(result.returned, (uint256)) == 1;
    }

    function _hash(ISafe safe, Step calldata step) private view returns (bytes32 hash) {
        bytes memory body = abi.encode(step);
        bytes4 selector = GET_HASH;
        bool isAnswer;
        assembly ("memory-safe") {
            // The function takes the fields themselves, not a struct: its name goes where the offset is.
            mstore(add(body, 32), shr(224, selector))
            isAnswer := staticcall(gas(), safe, add(body, 60), sub(mload(body), 28), 0, 32)
            isAnswer := and(isAnswer, eq(returndatasize(), 32))
            hash := mload(0)
        }
        if (!isAnswer) revert NoHash();
    }

    /// As many as are needed, of the present owners who approved it, in the order of their addresses.
    function _signatures(ISafe safe, bytes32 hash, State memory state)
        private
        view
        returns (bytes memory signatures, bool isEnough)
    {
        uint256 count;
        address last;
        while (count < state.threshold) {
            address next = nextOwner(state.owners, last);
            if (next == address(0)) return (signatures, false);
            last = next;
            if (next != address(this) && safe.approvedHashes(next, hash) == 0) continue;
            signatures = abi.encodePacked(signatures, uint256(uint160(next)), uint256(0), uint8(1));
            count++;
        }
        return (signatures, true);
    }

    /// The Safe does not tell it. Empty where the Safe is too old to be asked, and where the call inside works alone.
    function _reason(ISafe safe, Step calldata step, uint256 reserve) private returns (bytes memory reason) {
        if (gasleft() < reserve + LEAST_STEP_GAS) return reason;
        bytes memory question = abi.encodeCall(this.peek, (step.to, step.value, step.data, step.operation));
        try safe.simulateAndRevert{gas: gasleft() - reserve}(address(this), question) {}
        catch (bytes memory answer) {
            // Whether it ran, how long its answer is, and the answer: a `bytes` of its own.
            if (answer.length < 128) return reason;
            (uint256 isRun,,, uint256 length) = abi.decode(answer, (uint256, uint256, uint256, uint256));
            if (isRun != 1 || length > answer.length - 128) return reason;
            assembly ("memory-safe") {
                reason := add(answer, 128)
            }
        }
    }

    function _balances(address safe, address[] calldata tokens) private view returns (uint256[] memory balances) {
        balances = new uint256[](tokens.length + 1);
        balances[0] = safe.balance;
        for (uint256 i = 0; i < tokens.length; i++) balances[i + 1] = readBalance(tokens[i], safe);
    }
}
