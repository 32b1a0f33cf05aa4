// Acts whose fields are lists or switches, or that are no dialog. On the screen, they are done again after a lost
// answer, with something changed.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConvidarColaboradorModal } from '@/areas/colaboradores/ConvidarColaboradorModal';
import { MinhaEmpresaForm } from '@/areas/administracao/MinhaEmpresaForm';
import { MatrizDoPapel } from '@/areas/autorizacao/MatrizDoPapel';
import { VariosModal } from '@/areas/colaboradores/VariosModal';
import { ParticipantesModal } from '@/areas/comites/ParticipantesModal';
import { ComentarioForm } from '@/areas/conversa/ComentarioForm';
import { conversaSob } from '@/areas/conversa/conversa';
import { CurtirBotao } from '@/areas/ideias/detalhe/CurtirBotao';
import { ImplementadoresModal } from '@/areas/ideias/detalhe/ImplementadoresModal';
import { VincularModal } from '@/areas/pais/VincularModal';
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { guardarRascunho } from '@/ui/formulario/rascunho';
import { banco } from '@tests/support/banco';
import { criadoPor, umaEmpresa, umaIdeiaPublicada, umaPessoa, umComite } from '@tests/support/documentos';
import { clicar, perderResposta, semResposta } from '@tests/support/formularios/tela';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { ana, caio, clara, EMPRESA, paulo, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({ recarregarSessao: () => Promise.resolve() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const onde = caminhos.ideia(EMPRESA, 'i');
const ideia = {
  id: 'i',
  ...umaIdeiaPublicada(clara, {
    implementadoresReferences: [caio.referencia, paulo.referencia, tea.referencia],
  }),
};
const pai = umPaiNaTela(ideia);
const aoFechar = vi.fn<() => void>();
const botao = (nome: string | RegExp) => screen.getByRole('button', { name: nome });
const escrever = (rotulo: string, value: string) =>
  fireEvent.change(screen.getByLabelText(rotulo, { selector: 'input, textarea' }), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  aoFechar.mockClear();
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(onde, ideia);
  for (const pessoa of [ana, caio, clara, paulo, tea])
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${pessoa.uid}`, umaPessoa(pessoa));
});

/** Takes a person out of the field: the last one chosen goes with Backspace. */
const tirarAUltima = (rotulo: string) =>
  fireEvent.keyDown(screen.getByRole('combobox', { name: rotulo }), { key: 'Backspace', code: 'Backspace' });

it.each([
  [
    'implementadores',
    'Implementadores',
    onde,
    'implementadoresReferences',
    () => <ImplementadoresModal ideia={ideia} aoFechar={aoFechar} />,
  ],
  [
    'participantes do comitê',
    'Participantes',
    caminhos.comite(EMPRESA, '1'),
    'participantesReferences',
    () => <ParticipantesModal comite={comite} aoFechar={aoFechar} />,
  ],
])('%s: quem se tirou depois da resposta perdida também sai', async (_, rotulo, caminho, campo, dialogo) => {
  banco.guardar(caminhos.comite(EMPRESA, '1'), comite);
  const todos = banco.ler(caminho)?.[campo] as string[];
  desenharTela(umaSessao(tea), dialogo());
  await screen.findByRole('combobox', { name: rotulo });
  tirarAUltima(rotulo);
  perderResposta();
  clicar('Salvar');
  await semResposta();
  expect(banco.ler(caminho)?.[campo]).toEqual(todos.slice(0, -1));
  tirarAUltima(rotulo);
  clicar('Salvar');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(banco.ler(caminho)?.[campo]).toEqual(todos.slice(0, -2));
});

const comite = {
  id: '1',
  ...umComite(tea, { participantesReferences: [tea.referencia, caio.referencia, paulo.referencia] }),
};

it('um comentário corrigido depois da resposta perdida é o que fica, uma vez', async () => {
  desenharTela(umaSessao(caio), <ComentarioForm conversa={conversaSob(umaSessao(caio), pai)} />);
  escrever('Seu comentário', 'Boa idéia');
  perderResposta();
  fireEvent.click(botao('Comentar'));
  await semResposta();
  escrever('Seu comentário', 'Boa ideia');
  fireEvent.click(botao('Comentar'));
  await waitFor(() => expect(screen.getByLabelText('Seu comentário')).toHaveValue(''));
  const comentarios = banco.todos(caminhos.sob(onde).comentarios);
  expect(comentarios.map(({ comentario }) => comentario)).toEqual(['Boa ideia']);
});

it('um like cuja resposta se perdeu se mostra como está; o segundo clique o tira', async () => {
  const meu = `${caminhos.sob(onde).likes}/${caio.uid}`;
  desenharTela(umaSessao(caio), <CurtirBotao pai={pai} />);
  await waitFor(() => expect(botao(/Curtir essa ideia/)).toBeEnabled());
  perderResposta();
  fireEvent.click(botao(/Curtir essa ideia/));
  await semResposta();
  await waitFor(() => expect(botao(/Descurtir essa ideia/)).toHaveAttribute('aria-pressed', 'true'));
  expect(banco.ler(meu)).toBeDefined();
  fireEvent.click(botao(/Descurtir essa ideia/));
  await waitFor(() => expect(banco.ler(meu)).toBeUndefined());
  expect(botao(/Curtir essa ideia/)).toHaveAttribute('aria-pressed', 'false');
});

it('um like tirado cuja resposta se perdeu se mostra como está; o segundo clique o põe', async () => {
  const meu = `${caminhos.sob(onde).likes}/${caio.uid}`;
  banco.guardar(meu, { createdBy: caio.uid, createdAt: new Date(), colaboradorNome: caio.nome });
  desenharTela(umaSessao(caio), <CurtirBotao pai={pai} />);
  await screen.findByRole('button', { name: /Descurtir essa ideia/ });
  perderResposta();
  fireEvent.click(botao(/Descurtir essa ideia/));
  await semResposta();
  await screen.findByRole('button', { name: /Curtir essa ideia/ });
  expect(banco.ler(meu)).toBeUndefined();
  fireEvent.click(botao(/Curtir essa ideia/));
  await waitFor(() => expect(banco.ler(meu)).toMatchObject({ createdBy: caio.uid }));
  await waitFor(() => expect(botao(/Descurtir essa ideia/)).toHaveAttribute('aria-pressed', 'true'));
});

it('um like que não chegou ao servidor se mostra como não dado', async () => {
  desenharTela(umaSessao(caio), <CurtirBotao pai={pai} />);
  await waitFor(() => expect(botao(/Curtir essa ideia/)).toBeEnabled());
  banco.cair();
  fireEvent.click(botao(/Curtir essa ideia/));
  await semResposta();
  await waitFor(() => expect(botao(/Curtir essa ideia/)).toHaveAttribute('aria-pressed', 'false'));
  expect(banco.ler(`${caminhos.sob(onde).likes}/${caio.uid}`)).toBeUndefined();
});

const salvarAMatriz = async () => {
  fireEvent.click(screen.getByText('Rever e salvar'));
  fireEvent.click(await screen.findByText(/^Salvar \d/));
};

it('a matriz: a chave que se voltou atrás depois da resposta perdida volta também na base', async () => {
  for (const { id, papel, dados } of matrizInicial())
    if (papel === 'MEMBER')
      banco.guardar(`${caminhos.autorizacao(EMPRESA)}/${id}`, { ...dados, ...criadoPor('funcao') });
  const ideias = `${caminhos.autorizacao(EMPRESA)}/${idDaAutorizacao('MEMBER', 3)}`;
  desenharTela(
    umaSessao(ana),
    <MatrizDoPapel papel="MEMBER" procurando={false} codigos={[3]} aoMudar={() => {}} />,
  );
  fireEvent.click(await screen.findByLabelText('Ideias: Criar'));
  perderResposta();
  await salvarAMatriz();
  await semResposta();
  expect(banco.ler(ideias)).toMatchObject({ criacao: false, remover: true });
  await waitFor(() => expect(screen.queryByText(/mudança não salva/)).toBeNull());
  expect(screen.getByLabelText('Ideias: Criar')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('Ideias: Criar'));
  fireEvent.click(screen.getByLabelText('Ideias: Remover'));
  await salvarAMatriz();
  await screen.findByText('Atualizado com sucesso!');
  expect(banco.ler(ideias)).toMatchObject({ criacao: true, remover: false });
});

it('um vínculo cuja resposta se perdeu fica; a outra ideia se vincula também', async () => {
  for (const titulo of ['Água da chuva', 'Água do poço'])
    banco.guardar(
      caminhos.ideia(EMPRESA, titulo),
      umaIdeiaPublicada(clara, { titulo, busca: tokensDeBusca(titulo) }),
    );
  desenharTela(
    umaSessao(clara),
    <VincularModal de={umPaiNaTela(ideia)} com={IDEIA} menos={[]} aoFechar={aoFechar} />,
  );
  escrever('Título da outra ideia', 'água');
  fireEvent.click(await screen.findByRole('button', { name: 'Vincular Água da chuva' }));
  servidor.perder = 1;
  await waitFor(() => expect(servidor.feitos).toHaveLength(1));
  await semResposta();
  fireEvent.click(botao('Vincular Água do poço'));
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(servidor.feitos).toMatchObject([
    { pontas: ['ideias/i', 'ideias/Água da chuva'], vinculadas: true },
    { pontas: ['ideias/i', 'ideias/Água do poço'], vinculadas: true },
  ]);
});

it('outro endereço depois do convite perdido: a frase diz quem já foi convidado, e um clique convida o outro', async () => {
  desenharTela(umaSessao(ana), <ConvidarColaboradorModal aoFechar={aoFechar} />);
  escrever('Nome', 'Bia Alves');
  escrever('E-mail', 'bia@exemplo.com');
  servidor.perder = 1;
  clicar('Enviar convite');
  await semResposta();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Não foi possível convidar/);
  escrever('E-mail', 'bia@exemplo.com.br');
  clicar('Enviar convite');
  await screen.findByText(/já convidou Bia Alves \(bia@exemplo.com\)/);
  clicar('Convidar também');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(servidor.feitos).toMatchObject([{ email: 'bia@exemplo.com' }, { email: 'bia@exemplo.com.br' }]);
});

it('várias pessoas: o endereço corrigido entra, e do que ficou sem resposta se avisa', async () => {
  desenharTela(umaSessao(ana), <VariosModal aoFechar={aoFechar} />);
  // The dialog's own first focus would close the list again.
  await waitFor(() => expect(screen.getByLabelText('E-mails')).toHaveFocus());
  escrever('E-mails', 'bia@exemplo.com');
  fireEvent.click(screen.getByRole('combobox', { name: 'Setores' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Vendas' }));
  servidor.perder = 1;
  clicar('Adicionar e convidar');
  await screen.findByText(/^bia@exemplo.com: /);
  escrever('E-mails', 'bia@exemplo.com.br');
  clicar('Adicionar e convidar');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  await screen.findByText(/O convite a bia@exemplo.com pode ter saído no primeiro envio/);
  expect(servidor.feitos).toMatchObject([{ email: 'bia@exemplo.com' }, { email: 'bia@exemplo.com.br' }]);
});

it('a própria empresa, enviada outra vez com outro nome: a frase diz como ficou, e um clique entra', async () => {
  const aoCadastrar = vi.fn<() => void>();
  guardarRascunho(`${ana.uid}/minha-empresa`, camposDaEmpresa(umaEmpresa()));
  desenharTela(
    umaSessao(ana),
    <MinhaEmpresaForm
      uid={ana.uid}
      responsavel={{ nome: ana.nome, email: ana.email }}
      aoCadastrar={aoCadastrar}
    />,
  );
  fireEvent.click(botao('Recuperar'));
  escrever('Nome fantasia', 'Aurora Alimento');
  servidor.perder = 1;
  fireEvent.click(botao('Cadastrar empresa'));
  await semResposta();
  escrever('Nome fantasia', 'Aurora Alimentos');
  fireEvent.click(botao('Cadastrar empresa'));
  await screen.findByText(/já foi cadastrada no primeiro envio, como "Aurora Alimento"/);
  fireEvent.click(botao('Entrar'));
  await waitFor(() => expect(aoCadastrar).toHaveBeenCalledOnce());
  expect(servidor.feitos).toHaveLength(1);
});
