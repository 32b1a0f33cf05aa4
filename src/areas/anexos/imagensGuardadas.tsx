import type { Anexo } from '@/domain/comum/campos';
import { PreviaDaImagem } from './PreviaDaImagem';

/** Stored pictures as a field of files lists them. */
export const imagensGuardadas = (imagens: readonly Anexo[]) =>
  imagens.map(({ path, name, size }) => ({
    id: path,
    nome: name,
    tamanho: size,
    previa: <PreviaDaImagem path={path} />,
  }));
