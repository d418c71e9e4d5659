import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { GrpcController } from '@diorama/service';
import type { mediaProto } from '@diorama/proto-types';
import { parseRequest } from '@diorama/rpc';

import { FileService } from '../files/file-service.js';
import {
  deleteOthersRequestSchema,
  deletePrefixRequestSchema,
  objectsRequestSchema,
  readObjectRequestSchema,
  signDownloadsRequestSchema,
} from './requests.js';

/** What the other services ask of this one. */
@GrpcController()
export class MediaController {
  constructor(@Inject(FileService) private readonly files: FileService) {}

  @GrpcMethod('MediaService', 'issueUploads')
  async issueUploads(request: mediaProto.IssueUploadsRequest): Promise<mediaProto.IssueUploadsResponse> {
    const { objects } = parseRequest(objectsRequestSchema, request);
    const places = await this.files.issueUploads(objects);
    const uploads = objects.map(({ key }, index) => {
      const place = places[index] ?? null;
      return place === null
        ? { key, stored: true, url: '', method: '', headers: {} }
        : { key, stored: false, url: place.url, method: 'PUT', headers: { ...place.headers } };
    });
    return { uploads };
  }

  @GrpcMethod('MediaService', 'confirmUploads')
  async confirmUploads(request: mediaProto.ConfirmUploadsRequest): Promise<mediaProto.ConfirmUploadsResponse> {
    await this.files.confirmUploads(parseRequest(objectsRequestSchema, request).objects);
    return {};
  }

  @GrpcMethod('MediaService', 'signDownloads')
  async signDownloads(request: mediaProto.SignDownloadsRequest): Promise<mediaProto.SignDownloadsResponse> {
    const { keys, audience, manifestKeys } = parseRequest(signDownloadsRequestSchema, request);
    return { urls: await this.files.signDownloads(keys, audience, new Set(manifestKeys)) };
  }

  @GrpcMethod('MediaService', 'readObject')
  async readObject(request: mediaProto.ReadObjectRequest): Promise<mediaProto.ReadObjectResponse> {
    return { content: await this.files.readSmall(parseRequest(readObjectRequestSchema, request).key) };
  }

  @GrpcMethod('MediaService', 'deletePrefix')
  async deletePrefix(request: mediaProto.DeletePrefixRequest): Promise<mediaProto.DeletePrefixResponse> {
    return { deleted: await this.files.deletePrefix(parseRequest(deletePrefixRequestSchema, request).prefix) };
  }

  @GrpcMethod('MediaService', 'deleteOthers')
  async deleteOthers(request: mediaProto.DeleteOthersRequest): Promise<mediaProto.DeleteOthersResponse> {
    const { prefix, keep } = parseRequest(deleteOthersRequestSchema, request);
    return { deleted: await this.files.deleteOthers(prefix, keep) };
  }
}
