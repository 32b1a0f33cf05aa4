import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeia, umaIdeiaPublicada, umLike } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, paulo, type Persona } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  pegar,
  doAparelho,
  negado,
  permitido,
} from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

await semear({
  [caminhos.ideia(EMPRESA, 'publica')]: umaIdeiaPublicada(clara),
  [caminhos.ideia(EMPRESA, 'rascunho')]: umaIdeia(clara),
  [caminhos.ideia(EMPRESA, 'privada')]: umaIdeiaPublicada(clara, {
    privado: true,
    participantesReferences: [paulo.referencia],
  }),
});
const like = (ideia: string, { uid }: Persona) =>
  `${caminhos.sob(caminhos.ideia(EMPRESA, ideia)).likes}/${uid}`;
const novo = (pessoa: Persona) => criadoAgora(umLike(pessoa));

describe('curtir', () => {
  it('curte, descurte e curte de novo', async () => {
    const caminho = like('publica', caio);
    await criar(como(caio), caminho, novo(caio));
    await apagar(como(caio), caminho);
    await criar(como(caio), caminho, novo(caio));
  });
  it('curte e descurte quem lê ideias', async () => {
    const caminho = like('publica', caio);
    const linha = `${caminhos.autorizacao(EMPRESA)}/5_3`;
    const lendo = (leitura: boolean) =>
      semear({ [linha]: { leitura, criacao: true, editar: true, remover: true } });
    const curtir = () => criar(como(caio), caminho, novo(caio));
    const descurtir = () => apagar(como(caio), caminho);
    await descurtir();
    for (const ato of [curtir, descurtir]) {
      const podia = permitido(ato);
      await lendo(false);
      await recusa(caminho, ato, podia);
      await lendo(true);
      await podia();
    }
  });
  it('ninguém curte por outro, nem com outro nome, data ou id', async () => {
    const caminho = like('publica', paulo);
    const podia = permitido(() => criar(como(paulo), caminho, novo(paulo)));
    await recusa(caminho, () => criar(como(ana), caminho, novo(paulo)), podia);
    await recusa(caminho, () => criar(como(paulo), caminho, { ...novo(paulo), createdBy: ana.uid }), podia);
    await recusa(
      caminho,
      () => criar(como(paulo), caminho, { ...novo(paulo), colaboradorNome: ana.nome }),
      podia,
    );
    await recusa(
      caminho,
      () => criar(como(paulo), caminho, { ...novo(paulo), createdAt: doAparelho() }),
      podia,
    );
    await recusa(caminho, () => criar(como(paulo), `${caminho}2`, novo(paulo)), podia);
    await podia();
  });
  it('C12 ninguém tira o like de outro, nem o muda', { tags: 'cobertura' }, async () => {
    const caminho = like('publica', clara);
    await semear({ [caminho]: umLike(clara) });
    const podia = permitido(() => apagar(como(clara), caminho));
    for (const outro of [caio, ana]) await recusa(caminho, () => apagar(como(outro), caminho), podia);
    await soOServidor(caminho, como(clara), (banco) => mudar(banco, caminho, { createdAt: agora() }));
    await podia();
  });
  it('A14 ideia que não se vê não se curte, nem se sabe quem curtiu', { tags: 'cobertura' }, async () => {
    const podia = permitido(() => criar(como(paulo), like('privada', paulo), novo(paulo)));
    const podia2 = permitido(() => pegar(como(paulo), like('privada', paulo)));
    const podia3 = permitido(() =>
      listar(como(paulo), caminhos.sob(caminhos.ideia(EMPRESA, 'privada')).likes),
    );
    for (const ideia of ['privada', 'rascunho']) {
      const caminho = like(ideia, caio);
      await recusa(caminho, () => criar(como(caio), caminho, novo(caio)), podia);
      await negado(pegar(como(caio), caminho), podia2);
      await negado(listar(como(caio), caminhos.sob(caminhos.ideia(EMPRESA, ideia)).likes), podia3);
    }
    await podia();
    await podia2();
    await podia3();
  });
  it('nem o autor curte o rascunho', async () => {
    const caminho = like('rascunho', clara);
    await recusa(
      caminho,
      () => criar(como(clara), caminho, novo(clara)),
      () => criar(como(clara), like('publica', clara), novo(clara)),
    );
  });
});
