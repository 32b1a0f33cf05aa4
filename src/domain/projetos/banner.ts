/** The banner of a project as people who take part in it see it (part 3 §3): what the organiser stores, ready to draw. */
import * as z from 'zod/mini';
import { LIMITE, lista, texto } from '@/domain/comum/campos';
import { camposDoProjeto, link, MAXIMO_DA_DESCRICAO, type Projeto } from './projeto';

const { posicao, tempo, trocar } = camposDoProjeto;

export const bannerSchema = z.strictObject({
  /** 1 at the top of the project's page, 2 at its end. */
  posicao,
  /** How long each image stays, in milliseconds; 0 for ever. */
  tempo,
  trocar,
  imagens: lista(
    z.strictObject({ path: texto(1_024, 1), descricao: texto(MAXIMO_DA_DESCRICAO, 1), link: link() }),
    LIMITE.anexos,
    1,
  ),
});
export type Banner = z.infer<typeof bannerSchema>;

/** What a change of which changes the banner. */
export const CAMPOS_DO_BANNER = [
  'exibir',
  'posicao',
  'tempo',
  'trocar',
  'images',
  'urlImages',
  'descricaoImages',
] as const satisfies (keyof Projeto)[];

/** Null where it is not shown, or has no image. */
export function bannerDe({
  exibir,
  posicao: onde,
  tempo: quanto,
  trocar: troca,
  images,
  urlImages,
  descricaoImages,
}: Pick<Projeto, (typeof CAMPOS_DO_BANNER)[number]>): Banner | null {
  const imagens = images.flatMap(({ path, name }, i) => {
    const para = urlImages[i];
    return para === undefined ? [] : [{ path, descricao: descricaoImages[i] ?? name, link: para }];
  });
  return exibir && imagens.length > 0 ? { posicao: onde, tempo: quanto, trocar: troca, imagens } : null;
}
