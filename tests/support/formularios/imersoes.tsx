/** Forms of immersions, all of which a function stores. */
import { AgendarImersaoModal, EditarImersaoModal } from '@/areas/imersoes/CronogramaModal';
import { AdicionarEventoModal, EditarEventoModal } from '@/areas/imersoes/EventoModal';
import { ProporSolucaoModal } from '@/areas/imersoes/SolucaoModal';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { diaDe } from '@/domain/comum/datas';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import type { CronogramaForm, EventoForm } from '@/domain/imersoes/imersao-form';
import { banco } from '@tests/support/banco';
import { emDias } from '@tests/support/documentos';
import { umCronograma, umEvento } from '@tests/support/imersao';
import { ana, EMPRESA } from '@tests/support/personas';
import type { UmFormulario } from './linha';

const cronograma = { id: 'c', ...umCronograma(ana) };
const evento = { id: 'e', ...umEvento(ana) };
const ondeEvento = `${caminhosDaImersao.sob(caminhosDaImersao.cronograma(EMPRESA, 'c')).event}/e`;
const ondeCronograma = caminhosDaImersao.cronograma(EMPRESA, 'c');
const dia = diaDe(emDias(9));

/** What salvarCronograma does: it asks for the content that was opened. */
function mudarCronograma({ form, de }: { form: CronogramaForm; de: CronogramaForm }) {
  const guardado = banco.ler(ondeCronograma) as { quantidadeDeVagas: number; updatedAt: Date };
  if (guardado.quantidadeDeVagas !== de.quantidadeDeVagas) throw new ErroDoProduto(CONFLITO);
  banco.mudar(ondeCronograma, {
    quantidadeDeVagas: form.quantidadeDeVagas,
    updatedAt: new Date(guardado.updatedAt.getTime() + 1_000),
    updatedBy: ana.uid,
  });
}

/** What salvarEvento does: it asks for the content that was opened. */
function mudarEvento({ form, de }: { form: EventoForm; de: EventoForm }) {
  const guardado = banco.ler(ondeEvento) as { descricao: string; updatedAt: Date };
  if (guardado.descricao !== de.descricao) throw new ErroDoProduto(CONFLITO);
  banco.mudar(ondeEvento, {
    descricao: form.descricao,
    updatedAt: new Date(guardado.updatedAt.getTime() + 1_000),
    updatedBy: ana.uid,
  });
}

export const DAS_IMERSOES: readonly UmFormulario[] = [
  {
    nome: 'imersão, nova',
    quem: ana,
    desenho: (aoFechar) => <AgendarImersaoModal desafioId="d" aoFechar={aoFechar} />,
    campo: 'Quantidade de vagas',
    textos: ['3', '4'],
    preenchido: { inicioIncricao: diaDe(emDias(1)), terminoIncricao: diaDe(emDias(4)) },
    enviar: 'Agendar imersão',
    fica: 'O primeiro envio já agendou a imersão',
    rascunho: 'imersao/nova/d',
  },
  {
    nome: 'imersão, editada',
    quem: ana,
    antes: { [ondeCronograma]: cronograma },
    desenho: (aoFechar) => <EditarImersaoModal cronograma={cronograma} aoFechar={aoFechar} />,
    campo: 'Quantidade de vagas',
    textos: ['3', '4'],
    enviar: 'Salvar Alterações',
    onde: ondeCronograma,
    guardado: 'quantidadeDeVagas',
    comoFica: 4,
    agir: mudarCronograma,
    rascunho: 'imersao/c',
  },
  {
    nome: 'evento de imersão, novo',
    quem: ana,
    desenho: (aoFechar) => <AdicionarEventoModal cronograma={cronograma} aoFechar={aoFechar} />,
    campo: 'Descrição',
    preenchido: { dia, hora: '09:30', orientacaoLocal: 'Portaria 2' },
    enviar: 'Adicionar evento',
    fica: 'O primeiro envio já adicionou o evento',
    rascunho: 'evento/novo/c',
  },
  {
    nome: 'evento de imersão, editado',
    quem: ana,
    antes: { [ondeEvento]: evento },
    desenho: (aoFechar) => <EditarEventoModal cronograma={cronograma} evento={evento} aoFechar={aoFechar} />,
    campo: 'Descrição',
    enviar: 'Salvar Alterações',
    onde: ondeEvento,
    guardado: 'descricao',
    agir: mudarEvento,
    rascunho: 'evento/e',
  },
  {
    nome: 'proposta de solução, nova',
    quem: ana,
    desenho: (aoFechar) => <ProporSolucaoModal cronogramaId="c" aoFechar={aoFechar} />,
    campo: 'Título',
    outros: { Descrição: 'Na entrega seguinte.' },
    enviar: 'Propor solução',
    fica: 'O primeiro envio já registrou a proposta',
    rascunho: 'solucao/c',
  },
];
