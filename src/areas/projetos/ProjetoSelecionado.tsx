/** Which project the screens of the diagnostic work with, above the list it is chosen from (part 3 §5, "General"). */
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { emAndamento } from '@/domain/projetos/projeto';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { data } from '@/ui/texto/formatos';
import { useProjeto } from './projetos.data';

export function ProjetoSelecionado() {
  const sessao = useSessaoAtiva();
  const atual = useProjeto(sessao);
  const [agora] = useState(() => new Date());
  const limpar = () => escolherProjeto(sessao, undefined);
  switch (atual.estado) {
    case 'carregando':
      return <Text size="sm">Projeto selecionado: {atual.nome}</Text>;
    case 'falhou':
      return (
        <Text size="sm" role="alert">
          Projeto selecionado: {atual.nome}. {mensagemDoErro(atual.erro)}
        </Text>
      );
    case 'naoEncontrado':
      return (
        <Alert color="yellow" title="Projeto não encontrado" role="alert">
          {atual.nome} foi removido. Escolha outro projeto.
        </Alert>
      );
    case 'naoSelecionado':
      return (
        <Text size="sm" c="dimmed">
          Projeto não selecionado. Escolha um no menu de uma linha ou no cabeçalho.
        </Text>
      );
    case 'pronto': {
      const { projeto } = atual;
      const quando = emAndamento(projeto, agora) ? 'até' : 'concluído em';
      return (
        <Group gap="sm">
          <Text size="sm">
            Projeto selecionado: <b>{projeto.nome}</b>, {quando} {data(projeto.anoVigencia)}
          </Text>
          <Button size="compact-sm" variant="default" onClick={limpar}>
            Limpar seleção
          </Button>
        </Group>
      );
    }
  }
}
