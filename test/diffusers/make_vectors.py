"""Writes schedulers.json: what the schedulers of Python's diffusers answer, for those of libs/platform/onnx to be compared with.

    python make_vectors.py
"""

import json
from pathlib import Path

import diffusers
import numpy as np
import torch

SIZE = 6
BETAS = {"num_train_timesteps": 1000, "beta_start": 0.00085, "beta_end": 0.012, "beta_schedule": "scaled_linear"}


class Case:
    def __init__(self, facts, steps, scheduler):
        self.facts, self.steps, self.scheduler = facts, steps, scheduler


def betas(kind, **more):
    facts = {"kind": kind, "trainSteps": 1000, "betaStart": 0.00085, "betaEnd": 0.012, "betaSchedule": "scaled_linear", "prediction": "epsilon"}
    return {**facts, **more}


def ddim(steps, spacing, offset, prediction="epsilon", to_one=False, schedule="scaled_linear"):
    scheduler = diffusers.DDIMScheduler(
        **{**BETAS, "beta_schedule": schedule}, clip_sample=False, set_alpha_to_one=to_one, steps_offset=offset,
        timestep_spacing=spacing, prediction_type=prediction,
    )
    facts = betas("ddim", spacing=spacing, stepsOffset=offset, setAlphaToOne=to_one, prediction=prediction, betaSchedule=schedule)
    return Case(facts, steps, scheduler)


def euler(steps, spacing, offset, prediction="epsilon"):
    scheduler = diffusers.EulerDiscreteScheduler(**BETAS, steps_offset=offset, timestep_spacing=spacing, prediction_type=prediction)
    return Case(betas("euler", spacing=spacing, stepsOffset=offset, prediction=prediction), steps, scheduler)


def lcm(steps, prediction="epsilon"):
    scheduler = diffusers.LCMScheduler(**BETAS, clip_sample=False, prediction_type=prediction)
    return Case(betas("lcm", originalSteps=50, timestepScaling=10, prediction=prediction), steps, scheduler)


def flow(steps, shift):
    scheduler = diffusers.FlowMatchEulerDiscreteScheduler(num_train_timesteps=1000, shift=shift)
    return Case({"kind": "flow-match-euler", "trainSteps": 1000, "shift": shift}, steps, scheduler)


CASES = [
    ddim(10, "leading", 1),
    ddim(7, "trailing", 0),
    ddim(7, "trailing", 0, "v_prediction", True),
    ddim(5, "leading", 0, "sample", False, "linear"),
    ddim(1, "trailing", 0),
    euler(4, "trailing", 0),
    euler(1, "trailing", 0),
    euler(7, "trailing", 0, "v_prediction"),
    euler(6, "leading", 1),
    euler(6, "linspace", 0, "sample"),
    lcm(4),
    lcm(1),
    lcm(7, "v_prediction"),
    flow(4, 1.0),
    flow(9, 3.0),
    flow(1, 3.0),
]


def numbers(array):
    return [float(np.float32(value)) for value in np.asarray(array).ravel()]


def run(case):
    random = np.random.default_rng(len(case.facts) * 1000 + case.steps)
    draw = lambda: torch.from_numpy(random.standard_normal((1, 1, 1, SIZE)).astype(np.float32))
    scheduler = case.scheduler
    scheduler.set_timesteps(case.steps)
    latents = draw() * float(getattr(scheduler, "init_noise_sigma", 1.0))
    states = []
    for index, timestep in enumerate(scheduler.timesteps):
        seen = scheduler.scale_model_input(latents, timestep) if hasattr(scheduler, "scale_model_input") else latents
        prediction, noise = draw(), draw()
        state = {"latents": numbers(latents), "seen": numbers(seen), "prediction": numbers(prediction), "noise": numbers(noise)}
        latents = step(scheduler, prediction, timestep, latents, noise)
        states.append({**state, "after": numbers(latents)})
    return {
        "facts": case.facts,
        "steps": case.steps,
        "initialSigma": float(getattr(scheduler, "init_noise_sigma", 1.0)),
        "timesteps": [float(timestep) for timestep in scheduler.timesteps],
        "states": states,
    }


def step(scheduler, prediction, timestep, latents, noise):
    """One step; a scheduler that draws noise is given ours instead."""
    if not isinstance(scheduler, diffusers.LCMScheduler):
        return scheduler.step(prediction, timestep, latents).prev_sample
    module = diffusers.schedulers.scheduling_lcm
    drawn, module.randn_tensor = module.randn_tensor, lambda *_, **__: noise
    try:
        return scheduler.step(prediction, timestep, latents).prev_sample
    finally:
        module.randn_tensor = drawn


if __name__ == "__main__":
    result = {"diffusers": diffusers.__version__, "cases": [run(case) for case in CASES]}
    Path(__file__).with_name("schedulers.json").write_text(json.dumps(result, indent=1) + "\n")
