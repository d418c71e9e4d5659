"""Pipelines of published code with tiny random weights, as their authors' libraries build them."""

import json
from pathlib import Path

import diffusers
import torch
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors
from transformers import (
    CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection, CLIPTokenizer, T5Config, T5EncoderModel, T5TokenizerFast,
)

LETTERS = [chr(code) for code in range(ord("a"), ord("z") + 1)] + [",", "."]
MERGES = ["s t", "e a</w>", "s ea</w>", "a t</w>", "n i", "ni g", "h t</w>", "nig ht</w>", "o r"]
TOKENS, T5_TOKENS, SIZE = 16, 12, (32, 64)
BETAS = {"num_train_timesteps": 1000, "beta_start": 0.00085, "beta_end": 0.012, "beta_schedule": "scaled_linear"}


def clip_tokenizer(folder, pad="<|endoftext|>"):
    words = [*LETTERS, *(letter + "</w>" for letter in LETTERS), *("".join(pair.split()) for pair in MERGES)]
    vocabulary = {word: index for index, word in enumerate([*words, "!", "<|startoftext|>", "<|endoftext|>"])}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vocab.json").write_text(json.dumps(vocabulary))
    (folder / "merges.txt").write_text("\n".join(["#version: 0.2", *MERGES]) + "\n")
    return CLIPTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"), model_max_length=TOKENS, pad_token=pad)


def t5_tokenizer():
    pieces = [("<pad>", 0.0), ("</s>", 0.0), ("<unk>", 0.0), ("▁", -2.0)]
    pieces += [(piece, -4.0 - 0.01 * index) for index, piece in enumerate([*LETTERS, "▁sea", "st", "or", "▁at", "▁night"])]
    made = Tokenizer(models.Unigram(pieces, unk_id=2))
    made.normalizer = normalizers.Sequence([normalizers.NFC()])
    made.pre_tokenizer = pre_tokenizers.Metaspace()
    made.decoder = decoders.Metaspace()
    made.post_processor = processors.TemplateProcessing(single=["$A", "</s>"], pair=["$A", "</s>", "$B", "</s>"], special_tokens=[("</s>", 1)])
    return T5TokenizerFast(tokenizer_object=made, model_max_length=T5_TOKENS, extra_ids=0)


def clip(width, projection=None):
    facts = CLIPTextConfig(
        vocab_size=80, hidden_size=width, intermediate_size=2 * width, num_hidden_layers=3, num_attention_heads=2,
        max_position_embeddings=TOKENS, projection_dim=projection or width, bos_token_id=66, eos_token_id=67, pad_token_id=67,
    )
    return (CLIPTextModelWithProjection if projection else CLIPTextModel)(facts)


def t5(width):
    return T5EncoderModel(T5Config(vocab_size=64, d_model=width, d_kv=4, d_ff=16, num_layers=2, num_heads=2, feed_forward_proj="gated-gelu"))


def vae(channels, scale, shift=None, quantised=True):
    return diffusers.AutoencoderKL(
        block_out_channels=[8, 8, 8], layers_per_block=1, norm_num_groups=4, latent_channels=channels,
        down_block_types=["DownEncoderBlock2D"] * 3, up_block_types=["UpDecoderBlock2D"] * 3, scaling_factor=scale, shift_factor=shift,
        use_quant_conv=quantised, use_post_quant_conv=quantised, sample_size=SIZE[1],
    )


def unet(inputs, text, more=None):
    return diffusers.UNet2DConditionModel(
        sample_size=SIZE[1] // 4, in_channels=inputs, out_channels=4, block_out_channels=[8, 16], layers_per_block=1,
        norm_num_groups=4, cross_attention_dim=text, attention_head_dim=4, down_block_types=["DownBlock2D", "CrossAttnDownBlock2D"],
        up_block_types=["CrossAttnUpBlock2D", "UpBlock2D"], **(more or {}),
    )


def stable_diffusion(folder):
    torch.manual_seed(1)
    return diffusers.StableDiffusionPipeline(
        vae=vae(4, 0.18215), text_encoder=clip(16), tokenizer=clip_tokenizer(folder / "words"), unet=unet(4, 16),
        scheduler=diffusers.DDIMScheduler(**BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1),
        safety_checker=None, feature_extractor=None, requires_safety_checker=False,
    )


def stable_diffusion_v(folder):
    torch.manual_seed(6)
    return diffusers.StableDiffusionPipeline(
        vae=vae(4, 0.18215), text_encoder=clip(16), tokenizer=clip_tokenizer(folder / "words", "!"), unet=unet(4, 16, {"use_linear_projection": True}),
        scheduler=diffusers.EulerDiscreteScheduler(**BETAS, prediction_type="v_prediction", timestep_spacing="trailing"),
        safety_checker=None, feature_extractor=None, requires_safety_checker=False,
    )


def inpainting(folder, inputs=9):
    torch.manual_seed(2)
    return diffusers.StableDiffusionInpaintPipeline(
        vae=vae(4, 0.18215), text_encoder=clip(16), tokenizer=clip_tokenizer(folder / "words"), unet=unet(inputs, 16),
        scheduler=diffusers.DDIMScheduler(**BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1),
        safety_checker=None, feature_extractor=None, requires_safety_checker=False,
    )


def stable_diffusion_xl(folder):
    torch.manual_seed(3)
    more = {"addition_embed_type": "text_time", "addition_time_embed_dim": 8, "projection_class_embeddings_input_dim": 6 * 8 + 16, "use_linear_projection": True}
    return diffusers.StableDiffusionXLPipeline(
        vae=vae(4, 0.13025), text_encoder=clip(16), text_encoder_2=clip(16, 16), tokenizer=clip_tokenizer(folder / "words"),
        tokenizer_2=clip_tokenizer(folder / "words2", "!"), unet=unet(4, 32, more),
        scheduler=diffusers.EulerDiscreteScheduler(**BETAS, steps_offset=1, timestep_spacing="leading"), force_zeros_for_empty_prompt=True,
        add_watermarker=False,
    )


def stable_diffusion_3(folder):
    torch.manual_seed(4)
    return diffusers.StableDiffusion3Pipeline(
        vae=vae(8, 1.5305, 0.0609, False), text_encoder=clip(16, 16), text_encoder_2=clip(16, 16), text_encoder_3=t5(48),
        tokenizer=clip_tokenizer(folder / "words"), tokenizer_2=clip_tokenizer(folder / "words2", "!"), tokenizer_3=t5_tokenizer(),
        transformer=diffusers.SD3Transformer2DModel(
            sample_size=16, patch_size=2, in_channels=8, num_layers=2, attention_head_dim=8, num_attention_heads=2, joint_attention_dim=48,
            caption_projection_dim=16, pooled_projection_dim=32, out_channels=8, pos_embed_max_size=24, dual_attention_layers=(0,), qk_norm="rms_norm",
        ),
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(shift=3.0),
    )


def flux(folder):
    torch.manual_seed(5)
    return diffusers.FluxPipeline(
        vae=vae(4, 0.3611, 0.1159, False), text_encoder=clip(16), text_encoder_2=t5(24), tokenizer=clip_tokenizer(folder / "words"),
        tokenizer_2=t5_tokenizer(),
        transformer=diffusers.FluxTransformer2DModel(
            patch_size=1, in_channels=16, num_layers=1, num_single_layers=1, attention_head_dim=16, num_attention_heads=2, joint_attention_dim=24,
            pooled_projection_dim=16, guidance_embeds=True, axes_dims_rope=[4, 6, 6],
        ),
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(
            shift=3.0, use_dynamic_shifting=True, base_shift=0.5, max_shift=1.15, base_image_seq_len=256, max_image_seq_len=4096
        ),
    )
