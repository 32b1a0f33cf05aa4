/**
 * Document of the company about innovation, shown on `/sobre-incentivo-a-inovacao`: a PDF of its own, or a link to one
 * elsewhere (decisions D126).
 */
import * as z from 'zod/mini';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { type Anexo, anexoSchema, LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { permissoesDoIncentivo } from './permissoes';

/** An address that begins with https, without a name and password before its host. The rules repeat it. */
const LINK = /^https:\/\/[0-9A-Za-z.-]+\.[0-9A-Za-z-]{2,}(:\d{1,5})?([/?#][!-~]*)?$/;

interface Conferido {
  anexos: readonly Anexo[];
  link: string;
}

/** One of the two, told at the link: the field of the file shows what is sent. */
function confere({ value: { anexos, link }, issues }: z.core.ParsePayload<Conferido>): void {
  const dizer = (message: string) => issues.push({ code: 'custom', message, path: ['link'], input: link });
  if (anexos.length === 0 && link === '') dizer('Envie um arquivo PDF ou cole um link.');
  if (anexos.length > 0 && link !== '') dizer('Fique com o arquivo ou com o link: apague um dos dois.');
}

export const documentosDoIncentivo = cadastro({
  colecao: 'documentosDoIncentivo',
  // All by name on one screen.
  ordens: [],
  indices: ['deletedAt nomeEmOrdem'],
  oQueE: "Company's own document about innovation: a PDF file or a link",
  acesso: permissoesDoIncentivo.documentosDoIncentivo,
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    /** The file, or none where there is a link. */
    anexos: lista(anexoSchema, 1),
    /** '' where there is a file. */
    link: textoOpcional(LIMITE.referencia).check(
      z.refine(
        (link) => link === '' || LINK.test(link),
        'Cole um endereço completo que comece com https://, como https://empresa.com.br/guia.pdf.',
      ),
    ),
  },
  confere: z.check<Conferido>(confere),
  vazio: { nome: '', anexos: [], link: '' },
  outros: comBusca,
  novo: {},
});
export type DocumentoDoIncentivo = RegistroDe<typeof documentosDoIncentivo>;
