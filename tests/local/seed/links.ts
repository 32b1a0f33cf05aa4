/** Two links of the demo that open without an account, to be tried on a phone. Their secrets are the demo's own. */
import { carimbo } from '@functions/banco';
import { hashDoSegredo, idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { caminhoDoLink } from '@functions/nucleo/linksDeResposta';
import { rotaDeResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { FOLHAS_DO_LINK, linkDeRespostaSchema } from '@/domain/diagnostico/link-de-resposta';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import { AURORA } from './mundo';

const SEGREDO_DO_LINK = 'link-aberto-da-demonstracao-aurora';
const SEGREDO_DO_CONVITE = 'convite-da-demonstracao-para-renata';
const PROJETO = 'premio-inovacao';
const QUESTIONARIO = 'lideranca';
const { contexto } = AURORA;
const alvo = { ...contexto, idEmpresa: contexto.empresaId, questionarioId: QUESTIONARIO };

/** The respondent's invitation to it gets this hash (projetos.ts). */
export const HASH_DO_CONVITE = hashDoSegredo(SEGREDO_DO_CONVITE);

export const linkAberto = (por: string): Documentos => [
  [
    caminhoDoLink(alvo),
    linkDeRespostaSchema.parse({
      idEmpresa: contexto.empresaId,
      idProjeto: PROJETO,
      idQuestionario: QUESTIONARIO,
      segredo: SEGREDO_DO_LINK,
      limite: FOLHAS_DO_LINK,
      folhas: 0,
      ...carimbo(dia(-6, 10), por),
    }),
  ],
];

/** Paths under the application's address, with what each is. */
export const LINKS_DA_DEMONSTRACAO = [
  {
    oQue: 'Link aberto da empresa',
    caminho: rotaDeResposta(alvo, { tipo: 'link', segredo: SEGREDO_DO_LINK }),
  },
  {
    oQue: 'Convite de Renata Sales',
    caminho: rotaDeResposta(alvo, {
      tipo: 'convite',
      id: idDoConviteDeDiagnostico(
        contexto,
        { idEmpresa: contexto.empresaId, idProjeto: PROJETO, idQuestionario: QUESTIONARIO },
        'renata-sales',
      ),
      segredo: SEGREDO_DO_CONVITE,
    }),
  },
] as const;
