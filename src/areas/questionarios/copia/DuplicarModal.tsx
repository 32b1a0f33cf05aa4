/** A copy of a questionnaire with its groups and questions, in the same project or in another one. */
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/campos';
import { nomeDaCopia } from '@/domain/diagnostico/copia';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { CampoDoProjeto } from '../CampoDoProjeto';
import { copiaData } from './copia.data';
import { FimDoDialogo } from '../FimDoDialogo';

interface Props {
  questionario: Pick<ComId<Questionario>, 'id' | 'nome' | 'idProjeto'>;
  aoFechar: () => void;
}

export function DuplicarModal({ questionario, aoFechar }: Props) {
  const navegar = useNavigate();
  const { mutate, isPending, error } = useMutation(copiaData.duplicar(useSessaoAtiva(), questionario.id));
  const [nome, mudarNome] = useState(nomeDaCopia(questionario.nome));
  const [idProjeto, mudarProjeto] = useState(questionario.idProjeto);
  const [tentou, tentar] = useState(false);
  const escrito = nome.trim().length;
  const semNome =
    escrito < 3
      ? 'O nome precisa ter ao menos 3 letras.'
      : escrito > LIMITE.nome
        ? `Use no máximo ${LIMITE.nome} caracteres.`
        : undefined;
  const semProjeto = idProjeto === '' ? 'Escolha um projeto.' : undefined;
  const duplicar = () => {
    tentar(true);
    if (semNome || semProjeto) return;
    mutate(
      { nome: nome.trim(), idProjeto },
      {
        onSuccess: ({ id: questionarioId }) => {
          aoFechar();
          void navegar(para('/questionarios/:questionarioId', { questionarioId }));
        },
      },
    );
  };
  return (
    <Janela opened onClose={aoFechar} title="Duplicar questionário">
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          duplicar();
        }}
      >
        <Stack>
          <Text size="sm">
            A cópia leva grupos, perguntas, pesos, faixas, período e regras de resposta. Ela começa como
            rascunho: versões, respostas, convites, links abertos e votação ficam no original.
          </Text>
          <TextInput
            label="Nome"
            data-autofocus
            value={nome}
            error={tentou && semNome}
            onChange={({ currentTarget }) => mudarNome(currentTarget.value)}
          />
          <CampoDoProjeto valor={idProjeto} aoMudar={mudarProjeto} fixo={false} erro={tentou && semProjeto} />
          {idProjeto !== questionario.idProjeto ? (
            <Text size="sm">As fases são do projeto: em outro, a cópia vale em todas.</Text>
          ) : null}
          <FimDoDialogo titulo="Não foi possível duplicar" erro={error} aoFechar={aoFechar}>
            <Button type="submit" loading={isPending}>
              Duplicar
            </Button>
          </FimDoDialogo>
        </Stack>
      </form>
    </Janela>
  );
}
