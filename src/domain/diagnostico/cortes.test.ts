// @vitest-environment node
import { expect, it } from 'vitest';
import { umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import { cortesDaLinha, cortesDaMedia, SEM_CORTES } from './cortes';
import { mediaSchema } from './media';

it('de quem não está no projeto cabem no que se lê: a organizadora também tem médias', () => {
  expect(mediaSchema.safeParse({ ...umaMedia(), ...SEM_CORTES }).success).toBe(true);
  expect(cortesDaLinha(undefined)).toEqual(SEM_CORTES);
});

it('são os da linha; de quem saiu fica o que se sabia, sem fase nem lugar', () => {
  const linha = umStatus('p', 'e', { status: 6, categoria: 'Indústria', regioes: ['sul'], habilitada: true });
  const cortes = cortesDaLinha(linha);
  expect(cortes).toMatchObject({ concorre: true, fase: 6, categoria: 'Indústria', regioes: ['sul'] });
  expect(cortesDaMedia({ ...umaMedia(), ...cortes })).toEqual(cortes);
  expect(cortesDaLinha({ ...linha, deletedAt: new Date() })).toEqual({
    ...cortes,
    concorre: false,
    fase: null,
  });
});
