// 'Cadastro de ideia' as its author meets it (part 2 §2, §4, §5 and §8).
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { OBJETIVOS } from '@/domain/ideias/ideia-form';
import { caminhos } from '@/domain/comum/caminhos';
import { REGULAMENTO, umaIdeia, umaIdeiaPublicada, umRegulamento } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { IdeiaFormModal } from './IdeiaFormModal';
import { mudancasDaIdeia } from '../mudancas.data';
import * as previsoes from './previsao.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

vi.mock('./previsao.data');
vi.mock('./parecidas.data', () => ({
  ideiasParecidas: () => ({ queryKey: ['parecidas'], queryFn: () => [] }),
}));

const salvou = vi.fn((_dados: object) => Promise.resolve('i'));
const publicou = vi.fn((_ideia: object) => Promise.resolve());
const vigente = {
  id: REGULAMENTO,
  caminho: caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO),
  ...umRegulamento({ permitirControlarInteracao: false, permitirIdeiaPrivada: false }),
};
const comRegulamentos = (...regulamentos: object[]) =>
  vi.spyOn(regulamentosData, 'ativos').mockReturnValue({
    queryKey: ['ativos'],
    queryFn: () => regulamentos,
  } as never);
beforeEach(() => {
  localStorage.clear();
  for (const chamada of [salvou, publicou, fechou]) chamada.mockClear();
  salvou.mockImplementation(() => Promise.resolve('i'));
  vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([]);
  vi.spyOn(mudancasDaIdeia, 'salvar').mockReturnValue({ mutationFn: salvou });
  vi.spyOn(mudancasDaIdeia, 'publicar').mockReturnValue({ mutationFn: publicou });
  vi.mocked(previsoes.previsao).mockReturnValue({ queryKey: ['previsao'], queryFn: () => null } as never);
});
const fechou = vi.fn<() => void>();
async function abrir(ideia?: ReturnType<typeof umaIdeia>, quem = caio) {
  desenharTela(
    umaSessao(quem),
    <IdeiaFormModal {...(ideia ? { ideia: { id: 'i', ...ideia } } : {})} aoFechar={fechou} />,
  );
  return within(await screen.findByRole('dialog', { name: 'Cadastro de ideia' }));
}
const clicar = (dialogo: Awaited<ReturnType<typeof abrir>>, nome: string) =>
  fireEvent.click(dialogo.getByRole('button', { name: nome }));

it('vazio: o objetivo e os cinco textos são pedidos com as palavras da especificação', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir();
  clicar(dialogo, 'Publicar ideia (faltam 8)');
  expect(await dialogo.findByText('A sua ideia precisa ter ao menos um objetivo')).toBeInTheDocument();
  expect(dialogo.getAllByText('Campo obrigatório não preenchido!!')).toHaveLength(5);
  expect(salvou).not.toHaveBeenCalled();
});

it('o botão diz quanto falta, e o rascunho se salva com o que houver', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir();
  clicar(dialogo, 'Salvar rascunho');
  expect(await dialogo.findByText('O título precisa ter ao menos 3 letras.')).toBeInTheDocument();
  expect(dialogo.queryByText('Campo obrigatório não preenchido!!')).toBeNull();
  for (const [campo, texto] of [
    ['Título', 'Menos papel'],
    ['Problema que ela resolve', 'Muito papel'],
  ] as const)
    fireEvent.change(dialogo.getByLabelText(campo), { target: { value: texto } });
  expect(dialogo.getByRole('button', { name: 'Publicar ideia (faltam 6)' })).toBeInTheDocument();
  clicar(dialogo, 'Salvar rascunho');
  await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
  expect(ultimaSalva()?.form).toMatchObject({ titulo: 'Menos papel', descricao: '', setores: [] });
});

it('começa por título, problema e proposta', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir();
  const secoes = dialogo.getAllByRole('group').map((secao) => secao.dataset['secao']);
  expect(secoes.filter(Boolean)).toEqual(['A ideia', 'Como funciona', 'Equipe e anexos']);
  const primeira = within(dialogo.getByRole('group', { name: 'A ideia' })).getAllByRole('textbox');
  expect(primeira.map((campo) => (campo as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Título',
    'Problema que ela resolve',
    'Descrição da ideia',
  ]);
});

it('os interruptores que o regulamento não permite não aparecem', async () => {
  comRegulamentos(vigente);
  const chaves = (dialogo: Awaited<ReturnType<typeof abrir>>) =>
    dialogo.getAllByRole('switch').map((chave) => (chave as HTMLInputElement).labels?.[0]?.textContent);
  expect(chaves(await abrir())).toEqual(['Gostaria de participar da implantação']);
});

it('os que ele permite aparecem, e o seu texto se lê em outra aba, se for um endereço da web', async () => {
  comRegulamentos({ ...vigente, ...umRegulamento({ linkRegulamento: 'https://aurora.exemplo/regras' }) });
  const dialogo = await abrir();
  expect(dialogo.getAllByRole('switch')).toHaveLength(4);
  expect(dialogo.getByRole('link', { name: /^Ler o regulamento/ })).toHaveAttribute(
    'href',
    'https://aurora.exemplo/regras',
  );
});

it('um link que não é da web não se oferece', async () => {
  comRegulamentos({ ...vigente, linkRegulamento: 'javascript:alert(1)' });
  expect((await abrir()).queryByRole('link', { name: /^Ler o regulamento/ })).toBeNull();
});

it('sem regulamento em andamento: diz isso, e publicar recusa', async () => {
  comRegulamentos();
  const dialogo = await abrir(umaIdeia(caio, { regulamentoReference: null }));
  expect(dialogo.getByText('Regulamento não encontrado')).toBeInTheDocument();
  clicar(dialogo, 'Publicar ideia');
  expect(await dialogo.findByRole('alert')).toHaveTextContent('Regulamento não encontrado');
  expect(publicou).not.toHaveBeenCalled();
});

it('publicar pergunta antes de gravar; Cancelar volta ao formulário, e nada se fecha', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir(umaIdeia(caio));
  const perguntado = async () => {
    await waitFor(() => expect(dialogo.getByRole('button', { name: 'Publicar ideia' })).toBeEnabled());
    clicar(dialogo, 'Publicar ideia');
    return within(await screen.findByRole('dialog', { name: 'Publicar esta ideia?' }));
  };
  const pergunta = await perguntado();
  expect(pergunta.getByText(/não poderá mais editá-la nem removê-la/)).toBeInTheDocument();
  fireEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publicar esta ideia?' })).toBeNull());
  const outra = await perguntado();
  expect(salvou).not.toHaveBeenCalled();
  expect(fechou).not.toHaveBeenCalled();
  fireEvent.click(outra.getByRole('button', { name: 'Publicar ideia' }));
  await waitFor(() => expect(publicou).toHaveBeenCalledOnce());
  await waitFor(() => expect(fechou).toHaveBeenCalledOnce());
});

it('só a quem administra a pergunta não diz que perde a edição', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir(umaIdeia(ana), ana);
  clicar(dialogo, 'Publicar ideia');
  const pergunta = within(await screen.findByRole('dialog', { name: 'Publicar esta ideia?' }));
  expect(pergunta.getByText(/fica visível para os colegas/)).toBeInTheDocument();
  expect(pergunta.queryByText(/não poderá mais editá-la/)).toBeNull();
});

it('quanto vale publicar está ao lado do botão, depois do último campo; na publicada não se diz', async () => {
  comRegulamentos(vigente);
  vi.mocked(previsoes.previsao).mockReturnValue({
    queryKey: ['previsao'],
    queryFn: () => ({ pontos: 10, campanha: undefined, vagas: null }),
  } as never);
  const dialogo = await abrir();
  const nota = await dialogo.findByText('Publicar vale +10 pontos.');
  const ultimoCampo = dialogo.getAllByRole('switch').at(-1);
  expect(ultimoCampo?.compareDocumentPosition(nota)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  const daPublicada = await abrir(umaIdeiaPublicada(caio, { privado: true }));
  expect(daPublicada.queryByText(/Publicar vale/)).toBeNull();
});

it('a publicada oferece Salvar Alterações, e mais nada', async () => {
  comRegulamentos(vigente);
  const dialogo = await abrir(umaIdeiaPublicada(caio));
  expect(dialogo.getByRole('button', { name: 'Salvar Alterações' })).toBeInTheDocument();
  expect(dialogo.queryByRole('button', { name: /rascunho|Publicar/ })).toBeNull();
});

it.each([
  ['o que não se conhece', 'texto solto', 'Ocorreu um erro ao salvar a ideia. Tente novamente.'],
  ['o que se conhece', new Error('Permissão negada'), 'Permissão negada'],
])('a falha ao salvar é dita: %s', async (_, motivo, frase) => {
  comRegulamentos(vigente);
  salvou.mockRejectedValue(motivo);
  const dialogo = await abrir(umaIdeia(caio));
  clicar(dialogo, 'Salvar rascunho');
  const aviso = await dialogo.findByRole('alert');
  expect(aviso).toHaveTextContent('Erro ao salvar');
  expect(aviso).toHaveTextContent(frase);
});

it('dez objetivos para escolher', () => expect(OBJETIVOS).toHaveLength(10));

const outro = {
  ...vigente,
  ...umRegulamento({ nome: 'Regulamento do ano que vem' }),
  id: 'outro',
  caminho: caminhos.regulamentoIdeias(EMPRESA, 'outro'),
};
const escolha = (dialogo: Awaited<ReturnType<typeof abrir>>) =>
  dialogo.queryByRole('combobox', { name: 'Regulamento' }) as HTMLInputElement | null;
const escolher = async (dialogo: Awaited<ReturnType<typeof abrir>>, nome: string) => {
  fireEvent.click(escolha(dialogo) as HTMLElement);
  fireEvent.click(await screen.findByRole('option', { name: nome }));
};
const ultimaSalva = () => salvou.mock.lastCall?.[0] as { form: object } | undefined;

it('o rascunho de um regulamento que já terminou escolhe o que está em andamento, mesmo que seja um só', async () => {
  comRegulamentos(outro);
  const regulamentoReference = caminhos.regulamentoIdeias(EMPRESA, 'passado');
  const dialogo = await abrir(umaIdeia(caio, { regulamentoReference }));
  expect(escolha(dialogo)).toHaveValue('');
  await escolher(dialogo, outro.nome);
  clicar(dialogo, 'Salvar rascunho');
  await waitFor(() => expect(ultimaSalva()?.form).toMatchObject({ regulamentoReference: outro.caminho }));
});

it('o rascunho sem regulamento (uma proposta, uma linha importada) fica sob o único em andamento', async () => {
  comRegulamentos(outro);
  const dialogo = await abrir(umaIdeia(caio, { regulamentoReference: null }));
  expect(escolha(dialogo)).toBeNull();
  clicar(dialogo, 'Salvar rascunho');
  await waitFor(() => expect(ultimaSalva()?.form).toMatchObject({ regulamentoReference: outro.caminho }));
});

it('entre dois em andamento, o rascunho sem regulamento escolhe', async () => {
  comRegulamentos(outro, {
    ...outro,
    id: 'terceiro',
    nome: 'Terceiro',
    caminho: caminhos.regulamentoIdeias(EMPRESA, 'terceiro'),
  });
  const dialogo = await abrir(umaIdeia(caio, { regulamentoReference: null }));
  expect(escolha(dialogo)).toHaveValue('');
  await escolher(dialogo, outro.nome);
  clicar(dialogo, 'Salvar rascunho');
  await waitFor(() => expect(ultimaSalva()?.form).toMatchObject({ regulamentoReference: outro.caminho }));
});

it('o regulamento de um rascunho terminou e não há outro: diz que a publicação espera', async () => {
  comRegulamentos();
  const dialogo = await abrir(umaIdeia(caio));
  expect(dialogo.getByText('Regulamento não encontrado')).toBeInTheDocument();
});

it('a publicada fica no seu regulamento: nada se oferece que as regras recusam', async () => {
  comRegulamentos(vigente, outro);
  expect(escolha(await abrir(umaIdeiaPublicada(caio)))).toBeNull();
});

it('de fora da equipe não se oferece o que as regras recusam: participantes e privacidade', async () => {
  comRegulamentos({ ...vigente, permitirIdeiaPrivada: true });
  const privada = (dialogo: Awaited<ReturnType<typeof abrir>>) =>
    dialogo.queryByRole('switch', { name: /^Ideia privada/ });
  const equipe = (dialogo: Awaited<ReturnType<typeof abrir>>) =>
    dialogo.queryAllByLabelText(/^Participantes/)[0] ?? null;
  const dela = await abrir(umaIdeiaPublicada(clara));
  expect(dela.getByLabelText('Título')).toBeInTheDocument();
  expect([privada(dela), equipe(dela)]).toEqual([null, null]);
  cleanup();
  const participando = await abrir(umaIdeiaPublicada(clara, { participantesReferences: [caio.referencia] }));
  expect(privada(participando)).toBeNull();
  expect(equipe(participando)).toBeInTheDocument();
  cleanup();
  const sua = await abrir(umaIdeiaPublicada(caio));
  expect(privada(sua)).toBeInTheDocument();
  expect(equipe(sua)).toBeInTheDocument();
});

it('outro regulamento leva consigo o que ele não permite', async () => {
  const livre = { ...vigente, permitirIdeiaPrivada: true, permitirControlarInteracao: true };
  comRegulamentos(livre, { ...outro, permitirIdeiaPrivada: false, permitirControlarInteracao: false });
  const dialogo = await abrir(umaIdeia(caio));
  for (const chave of ['Ideia privada', 'Permitir comentários', 'Permitir patrocínio'])
    fireEvent.click(dialogo.getByRole('switch', { name: new RegExp(`^${chave}`) }));
  await escolher(dialogo, outro.nome);
  clicar(dialogo, 'Salvar rascunho');
  await waitFor(() =>
    expect(ultimaSalva()?.form).toMatchObject({
      privado: false,
      permitirComentarios: true,
      permitirPatrocinio: true,
    }),
  );
});
