// Acts of one click: after a lost answer the screen shows what is stored, and a second click does nothing twice.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { empresasData } from '@/areas/administracao/empresas.data';
import { useAcoesDaEmpresa } from '@/areas/administracao/useAcoesDaEmpresa';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { ImportarColaboradoresModal } from '@/areas/colaboradores/ImportarColaboradoresModal';
import { useAcoesDoColaborador } from '@/areas/colaboradores/useAcoesDoColaborador';
import { comitesData } from '@/areas/comites/comites.data';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { ImportarEmpresasModal } from '@/areas/projetos/ImportarEmpresasModal';
import { Vinculados } from '@/areas/pais/Vinculados';
import { ListaDeNotificacoes } from '@/areas/notificacoes/ListaDeNotificacoes';
import { MarcarTodas } from '@/areas/notificacoes/MarcarTodas';
import { caminhos } from '@/domain/comum/caminhos';
import { idDoVinculo } from '@/domain/ideias/vinculo';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { banco } from '@tests/support/banco';
import {
  umaEmpresa,
  umaIdeiaPublicada,
  umaNotificacao,
  umColaborador,
  umComite,
  daIdeia,
  umVinculo,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const semResposta = () => screen.findByText(/falar com o servidor/);
const clicar = async (nome: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name: nome }));

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
});

/** A record of a list with its row menu, read again when the list is. */
function Linha<T>({
  chave,
  onde,
  acoes,
}: {
  chave: readonly unknown[];
  onde: string;
  acoes: (r: T) => AcaoDaLinha[];
}) {
  const { data } = useQuery({
    queryKey: [...chave, 'uma'],
    queryFn: () => Promise.resolve(banco.ler(onde) ?? {}),
  });
  if (!data) return null;
  if (data['deletedAt']) return <p>A lista está vazia.</p>;
  return acoes({ id: onde.split('/').at(-1), ...data } as T).map(({ rotulo, aoClicar }) => (
    <button key={rotulo} type="button" onClick={aoClicar}>
      {rotulo}
    </button>
  ));
}

const EMPRESA_OUTRA = caminhos.empresa({ ...EMPRESA, empresaId: 'outra' });
function LinhaDaEmpresa() {
  const { daLinha } = useAcoesDaEmpresa();
  return <Linha chave={empresasData.chave(umaSessao(ana))} onde={EMPRESA_OUTRA} acoes={daLinha} />;
}
function LinhaDaPessoa() {
  const acoes = useAcoesDoColaborador(() => {});
  return <Linha chave={colaboradoresData.chave(umaSessao(ana))} onde={caio.referencia} acoes={acoes} />;
}

/** What the functions do to the record; each leaves one that is so already as it is. */
const ESTADOS: Record<string, object> = {
  disableUser: { status: 'DISABLED' },
  enableUser: { status: 'ACTIVE' },
  removeColaborador: { deletedAt: new Date() },
  removeEmpresa: { deletedAt: new Date(), status: 'INATIVO' },
};
const mudar = (onde: string) => {
  servidor.agir = ({ status }: { status?: string }, nome) =>
    banco.mudar(onde, ESTADOS[nome.split('-')[1] ?? ''] ?? { status });
};

/** Row by row: what is clicked, what is stored then, what the row offers instead, and what that stores. */
const LINHAS: [string, string, () => React.ReactNode, object, string, object, string, object][] = [
  [
    'uma pessoa',
    caio.referencia,
    () => <LinhaDaPessoa />,
    umColaborador(caio),
    'Desabilitar',
    { status: 'DISABLED' },
    'Habilitar',
    { status: 'ACTIVE' },
  ],
  [
    'uma empresa',
    EMPRESA_OUTRA,
    () => <LinhaDaEmpresa />,
    umaEmpresa({ status: 'ATIVO', idEmpresaConvidando: EMPRESA.empresaId }),
    'Inativar',
    { status: 'INATIVO' },
    'Ativar',
    { status: 'ATIVO' },
  ],
];

describe.each(LINHAS)('%s', (_qual, onde, tela, registro, um, depoisDeUm, outro, depoisDoOutro) => {
  beforeEach(() => {
    banco.guardar(onde, registro);
    mudar(onde);
    desenharTela(umaSessao(ana), tela());
  });

  it('a mudança cuja resposta se perdeu aparece, e se volta atrás', async () => {
    servidor.perder = 1;
    await clicar(um);
    await clicar('Sim');
    await semResposta();
    expect(banco.ler(onde)).toMatchObject(depoisDeUm);
    await clicar(outro);
    await screen.findByRole('button', { name: um });
    expect(banco.ler(onde)).toMatchObject(depoisDoOutro);
  });

  it('a remoção cuja resposta se perdeu aparece: a linha sai', async () => {
    servidor.perder = 1;
    await clicar('Remover');
    await clicar('Sim');
    await semResposta();
    await screen.findByText('A lista está vazia.');
    expect(servidor.feitos).toHaveLength(1);
  });
});

it('o convite re-enviado depois da resposta perdida é um só; respondido, o próximo é outro', async () => {
  banco.guardar(caio.referencia, umColaborador(caio, { status: 'PENDING', inviteAcceptedAt: null }));
  desenharTela(umaSessao(ana), <LinhaDaPessoa />);
  servidor.perder = 1;
  await clicar('Re-enviar convite');
  await semResposta();
  await clicar('Re-enviar convite');
  await screen.findByText('Convite enviado com sucesso!');
  expect(servidor.feitos).toMatchObject([{ email: caio.email }]);
  await clicar('Re-enviar convite');
  await waitFor(() => expect(servidor.feitos).toHaveLength(2));
});

it('um vínculo desfeito cuja resposta se perdeu sai da tela', async () => {
  const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
  const par = [daIdeia('i'), daIdeia('j')] as const;
  const vinculo = `${caminhos.vinculosDeIdeias(EMPRESA)}/${idDoVinculo(...par)}`;
  banco.guardar(caminhos.ideia(EMPRESA, 'i'), ideia);
  banco.guardar(caminhos.ideia(EMPRESA, 'j'), umaIdeiaPublicada(clara, { titulo: 'Água do poço' }));
  banco.guardar(vinculo, umVinculo(clara, par));
  servidor.agir = ({ vinculadas }: { vinculadas: boolean }) =>
    banco.mudar(vinculo, { deletedAt: vinculadas ? null : new Date() });
  desenharTela(umaSessao(clara), <Vinculados de={umPaiNaTela(ideia)} com={IDEIA} />);
  await screen.findByText('Água do poço');
  servidor.perder = 1;
  fireEvent.click(screen.getByLabelText('Desvincular Água do poço'));
  await semResposta();
  await waitFor(() => expect(screen.queryByText('Água do poço')).toBeNull());
  expect(servidor.feitos).toMatchObject([{ pontas: par, vinculadas: false }]);
});

describe('notificações', () => {
  const caixa = caminhos.caixa(EMPRESA, caio.uid);
  const uma = `${caminhos.notificacoes(EMPRESA, caio.uid)}/n`;
  beforeEach(() => {
    banco.guardar(caixa, { naoLidas: 1, lidasAte: null, updatedAt: new Date() });
    banco.guardar(uma, umaNotificacao());
    banco.guardar(caminhos.ideia(EMPRESA, 'ideia'), umaIdeiaPublicada(clara));
  });

  it('a lida cuja resposta se perdeu está lida, e não se oferece outra vez', async () => {
    desenharTela(umaSessao(caio), <ListaDeNotificacoes quais="todas" porPagina={10} />);
    const marcar = await screen.findByTitle('Marcar como lida');
    banco.perderResposta();
    fireEvent.click(marcar);
    await semResposta();
    await waitFor(() => expect(screen.queryByTitle('Marcar como lida')).toBeNull());
    expect(banco.ler(uma)?.['lidaEm']).toBeInstanceOf(Date);
    expect(banco.gravacoes).toBe(1);
  });

  it('a que não chegou volta a não lida, e o segundo clique a marca', async () => {
    desenharTela(umaSessao(caio), <ListaDeNotificacoes quais="todas" porPagina={10} />);
    const marcar = await screen.findByTitle('Marcar como lida');
    banco.cair();
    fireEvent.click(marcar);
    await semResposta();
    fireEvent.click(await screen.findByTitle('Marcar como lida'));
    await waitFor(() => expect(banco.ler(uma)?.['lidaEm']).toBeInstanceOf(Date));
  });

  it('todas: o segundo clique depois da resposta perdida diz o mesmo', async () => {
    desenharTela(umaSessao(caio), <MarcarTodas />);
    await waitFor(() => expect(screen.getByText('Marcar todas como lidas').closest('button')).toBeEnabled());
    banco.perderResposta();
    fireEvent.click(screen.getByText('Marcar todas como lidas'));
    await semResposta();
    expect(banco.ler(caixa)?.['lidasAte']).toBeInstanceOf(Date);
    fireEvent.click(screen.getByText('Marcar todas como lidas'));
    await waitFor(() => expect(banco.gravacoes).toBe(2));
    expect(banco.ler(caixa)?.['lidasAte']).toBeInstanceOf(Date);
  });
});

describe('a pauta do comitê', () => {
  const onde = caminhos.comite(EMPRESA, '1');
  const comite = { id: '1', ...umComite(tea, { ideiasReferences: [] }) };
  const referencia = caminhos.ideia(EMPRESA, 'i');
  const sessao = umaSessao(tea);
  const mudarPauta = (cliente: QueryClient, naPauta: boolean) =>
    cliente
      .getMutationCache()
      .build(cliente, mudancasDoComite.mudarIdeias(sessao, comite))
      .execute({ referencia, naPauta });
  const naPauta = () => banco.ler(onde)?.['ideiasReferences'];

  it('a ideia posta duas vezes está uma vez; tirada depois da resposta perdida, sai; a tela lê de novo', async () => {
    definirSessao(sessao);
    banco.guardar(onde, comite);
    const cliente = clienteDeTeste();
    const { queryKey } = comitesData.ativo(sessao);
    await cliente.fetchQuery(comitesData.ativo(sessao));
    const perdida = async (esta: boolean) => {
      banco.perderResposta();
      await expect(mudarPauta(cliente, esta)).rejects.toMatchObject({ code: 'unknown' });
    };
    await perdida(true);
    expect(cliente.getQueryState(queryKey)?.isInvalidated).toBe(true);
    await mudarPauta(cliente, true);
    expect(naPauta()).toEqual([referencia]);
    await perdida(false);
    expect(naPauta()).toEqual([]);
    await mudarPauta(cliente, true);
    expect(naPauta()).toEqual([referencia]);
  });
});

it('importação de pessoas: a linha sem resposta se envia de novo, e é uma pessoa só', async () => {
  desenharTela(umaSessao(ana), <ImportarColaboradoresModal aoFechar={() => {}} />);
  fireEvent.change(await screen.findByLabelText('Linhas da planilha'), {
    target: {
      value: 'Nome;E-mail;Setores\nBia Alves;bia@exemplo.com;Vendas\nLia Reis;lia@exemplo.com;Vendas',
    },
  });
  servidor.perder = 1;
  await clicar(/^Importar|^Enviar|^Adicionar/);
  await screen.findByText(/bia@exemplo.com: Não foi possível falar com o servidor/);
  await screen.findByText('1 colaborador adicionado e convidado');
  await clicar('Enviar de novo');
  await screen.findByText('2 colaboradores adicionados e convidados');
  expect(screen.queryByText('Enviar de novo')).toBeNull();
  expect(servidor.feitos).toMatchObject([{ email: 'bia@exemplo.com' }, { email: 'lia@exemplo.com' }]);
});

it('importação de empresas: a linha sem resposta se envia de novo, e é uma empresa só', async () => {
  servidor.respostas['projetosFunctions-inviteEmpresa'] = { id: 'nova', situacao: 'CONVIDADA' };
  const projeto = { id: 'p1', nome: 'Prêmio', categoria: ['Indústria'] };
  desenharTela(umaSessao(ana), <ImportarEmpresasModal projeto={projeto} aoFechar={() => {}} />);
  fireEvent.change(await screen.findByLabelText('Linhas da planilha'), {
    target: {
      value:
        'CNPJ;Nome;E-mail\n11222333000181;Padaria do Porto;bia@exemplo.com\n44555666000181;Cometa;lia@exemplo.com',
    },
  });
  servidor.perder = 1;
  await clicar('Convidar 2 empresas');
  await screen.findByText(/^Linha 2, Padaria do Porto .*: Não foi possível falar com o servidor/);
  await screen.findByText('1 empresa convidada.');
  await clicar('Enviar de novo');
  await screen.findByText('2 empresas convidadas.');
  expect(screen.queryByText('Enviar de novo')).toBeNull();
  expect(servidor.feitos).toMatchObject([
    { cnpj: '11222333000181', idEmpresa: expect.any(String), projetoId: 'p1', categoria: 'Indústria' },
    { cnpj: '44555666000181' },
  ]);
});
