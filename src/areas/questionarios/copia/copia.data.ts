/** Copying a questionnaire, or groups of another one. */
import { mutationOptions } from '@tanstack/react-query';
import * as contratos from '@/domain/contratos/questionarios';
import { ateResponder } from '@/firebase/chamadas/ateResponder';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';

const tudo = (sessao: SessaoAtiva) => [
  questionariosData.chave(sessao),
  gruposData.chave(sessao),
  perguntasData.chave(sessao),
];

export const copiaData = {
  /** Gives the id of the copy. */
  duplicar: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: ({ nome, idProjeto }: { nome: string; idProjeto: string }) =>
        ateResponder(`duplicar ${questionarioId} ${idProjeto} ${nome}`, (requestId) =>
          chamar(contratos.duplicar, { ...sessao.contexto, questionarioId, nome, idProjeto }, requestId),
        ),
      meta: {
        sucesso: ({ nome }: { nome: string }) => `${nome} cadastrado com sucesso!`,
        invalida: tudo(sessao),
        erroNoFormulario: true,
      },
    }),

  copiarGrupos: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: ({ de, grupos }: { de: string; grupos: string[] }) =>
        ateResponder(`copiar ${questionarioId} ${de} ${grupos.join()}`, (requestId) =>
          chamar(contratos.copiarGrupos, { ...sessao.contexto, questionarioId, de, grupos }, requestId),
        ),
      meta: {
        sucesso: ({ grupos }: { grupos: string[] }) =>
          `${plural(grupos.length, 'grupo copiado', 'grupos copiados')} com sucesso!`,
        invalida: tudo(sessao),
        erroNoFormulario: true,
      },
    }),
};
