/** What the person may do with the groups and questions of a questionnaire, on its own page. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Grupo, GrupoForm } from '@/domain/diagnostico/grupo';
import type { Pergunta, PerguntaForm } from '@/domain/diagnostico/pergunta';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useEditarERemover } from '@/ui/lista/porNome';
import { textoDoGrupo, textoDosDependentes } from '../oQueTraz';
import { dependemDaPergunta, dependemDoGrupo, gruposData, perguntasData } from '../questionarios.data';

/** The form that is open: of a record, or of a new one with what it begins with. */
interface Aberto<T, F> {
  registro?: ComId<T>;
  inicial?: Partial<F>;
}

export function useAcoesDosGrupos() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [aberto, abrir] = useState<Aberto<Grupo, GrupoForm>>();
  const { mutate: remover } = useMutation(gruposData.remover(sessao));
  const { mutate: mover, isPending: ocupado } = useMutation(gruposData.mover(sessao));
  const acoes = useEditarERemover<ComId<Grupo>>({
    pode: (operacao, grupo) => gruposData.pode(sessao, operacao, grupo),
    editar: (registro) => abrir({ registro }),
    remover,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o grupo "${nome}"?`,
    texto: async (grupo) =>
      textoDoGrupo(
        await gruposData.dependentes(sessao, grupo.id),
        await dependemDoGrupo(sessao, cliente, grupo),
      ),
  });
  return {
    aberto,
    abrir,
    acoes,
    ocupado,
    podeCriar: gruposData.pode(sessao, 'create'),
    ...(gruposData.pode(sessao, 'update') ? { mover } : {}),
  };
}

export function useAcoesDasPerguntas() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [aberto, abrir] = useState<Aberto<Pergunta, PerguntaForm>>();
  const { mutate: remover } = useMutation(perguntasData.remover(sessao));
  const { mutate: mover, isPending: ocupado } = useMutation(perguntasData.mover(sessao));
  const acoes = useEditarERemover<ComId<Pergunta>>({
    pode: (operacao, pergunta) => perguntasData.pode(sessao, operacao, pergunta),
    editar: (registro) => abrir({ registro }),
    remover,
    pergunta: ({ nome }) => `Tem certeza que deseja remover a pergunta "${nome}"?`,
    texto: async (pergunta) => textoDosDependentes(await dependemDaPergunta(sessao, cliente, pergunta)),
  });
  return {
    aberto,
    abrir,
    acoes,
    ocupado,
    podeCriar: perguntasData.pode(sessao, 'create'),
    ...(perguntasData.pode(sessao, 'update') ? { mover } : {}),
  };
}
