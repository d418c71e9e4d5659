"""Writes model.onnx: a "depth network" that takes bright pixels for near ones, high ones for sky and low ones for level ground."""

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper, save

HEIGHT, WIDTH, CHANNELS = 192, 256, 6

brightness = np.array([0.3, 0.6, 0.1, 0.0, 0.0, 0.0], np.float32).reshape(1, CHANNELS, 1, 1)
elevation = np.array([0.0, 0.0, 0.0, 0.0, 1.0, 0.0], np.float32).reshape(1, CHANNELS, 1, 1)
nodes = [
    helper.make_node("Conv", ["window", "brightness"], ["light"], kernel_shape=[1, 1]),
    helper.make_node("Mul", ["light", "reach"], ["nearness"]),
    helper.make_node("Sub", ["furthest", "nearness"], ["distance"]),
    helper.make_node("Squeeze", ["distance", "channels"], ["metres"]),
    helper.make_node("Conv", ["window", "elevation"], ["height"], kernel_shape=[1, 1]),
    helper.make_node("Squeeze", ["height", "channels"], ["rise"]),
    helper.make_node("Sub", ["height", "horizon"], ["above"]),
    helper.make_node("Mul", ["above", "sharpness"], ["logits"]),
    helper.make_node("Sigmoid", ["logits"], ["chances"]),
    helper.make_node("Squeeze", ["chances", "channels"], ["sky"]),
    helper.make_node("Sub", ["low", "rise"], ["below"]),
    helper.make_node("Mul", ["below", "sharpness"], ["ground_logits"]),
    helper.make_node("Sigmoid", ["ground_logits"], ["ground"]),
]
scalars = {"reach": 19, "furthest": 20, "horizon": 0.5, "low": -0.3, "sharpness": 20}
constants = [numpy_helper.from_array(np.array(value, np.float32), name) for name, value in scalars.items()]
constants += [numpy_helper.from_array(brightness, "brightness"), numpy_helper.from_array(elevation, "elevation")]
constants += [numpy_helper.from_array(np.array([1], np.int64), "channels")]
graph = helper.make_graph(
    nodes,
    "bright-is-near",
    [helper.make_tensor_value_info("window", TensorProto.FLOAT, [1, CHANNELS, HEIGHT, WIDTH])],
    [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, HEIGHT, WIDTH]) for name in ("metres", "sky", "ground")],
    constants,
)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
checker.check_model(model, full_check=True)
save(model, "model.onnx")
