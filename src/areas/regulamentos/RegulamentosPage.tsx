/** Idea-rules list (part 2 §2). ADMIN writes; a rule is locked from its first day on. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { bloqueado } from '@/domain/regulamentos/regulamento';
import { type RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { para } from '@/domain/telas/enderecos';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { ListPage } from '@/ui/lista/ListPage';
import { useEditarERemover } from '@/ui/lista/porNome';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { colunasDeRegulamentos, RECENTES } from './colunasDeRegulamentos';
import { regulamentosData } from './regulamentos.data';
import { Link } from '@/ui/moldura/Link';

const ORDENS = ['nome'] as const;

const enderecoDo = ({ id }: { id: string }) =>
  para('/ideias/regulamento/:regulamentoIdeiaId', { regulamentoIdeiaId: id });

export function RegulamentosPage() {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const [agora] = useState(() => new Date());
  const estado = useEstadoDaLista({ ordemPadrao: RECENTES, ordens: ORDENS });
  const lista = regulamentosData.pagina(sessao, estado.busca, estado.ordem ?? RECENTES, estado.porPagina);
  const consulta = useLista(lista, estado.pagina);
  const { mutate } = useMutation(regulamentosData.remover(sessao));
  const escreve = pode(sessao, permissoesDeRegulamentos.regulamentosIdeias, 'create');

  const acoesDaLinha = useEditarERemover<ComId<RegulamentoIdeias>>({
    pode: (operacao, regulamento) => escreve && (operacao === 'update' || !bloqueado(regulamento, agora)),
    editar: (regulamento) => void navegar(enderecoDo(regulamento)),
    remover: mutate,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o regulamento "${nome}"?`,
  });

  return (
    <ListPage
      titulo={nomeDaTela('/ideias/regulamentos')}
      migalhas={caminhoDaTela('/ideias/regulamentos')}
      busca="Pesquisar pelo nome"
      nomes={['regulamento', 'regulamentos']}
      colunas={colunasDeRegulamentos(agora)}
      consulta={consulta}
      estado={estado}
      tituloDoErro="Erro ao buscar regulamentos"
      {...(escreve ? { para: enderecoDo } : {})}
      nomeDoItem={({ nome }) => nome}
      acoesDaLinha={acoesDaLinha}
      acaoPrincipal={
        escreve ? (
          <Button
            component={Link}
            to={para('/ideias/regulamento')}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Adicionar regulamento
          </Button>
        ) : undefined
      }
      vazio={{
        titulo: 'Nenhum Regulamento Cadastrado!',
        texto: 'Um regulamento diz por quanto tempo e com quantas moedas e pontos as ideias são recebidas.',
      }}
    />
  );
}
