"""Zeriba's games for programs, in nothing but the standard library."""

from .aec import AECEnv
from .client import Batch, Engine, EngineError
from .spaces import Discrete, Positions
from .vector import VectorEnv

__all__ = ["AECEnv", "Batch", "Discrete", "Engine", "EngineError", "Positions", "VectorEnv"]
