// @vitest-environment node
// What a release deploys, from the build's own endpoints (decisions T440 to T443; docs/operations.md, "What runs").
import { SERVICO_DE } from '@/domain/contratos/servicos';
import type { Contrato } from '@/domain/contratos/contrato';
import type { Chamada } from '@functions/chamada/chamada';
import { implantadas, sobras } from '@functions/implantadas';
import * as funcoes from '@functions/index';
import { segredosDe } from '@functions/maquinas';
import { HORAS, rodarAHoraDe } from '@functions/agenda/agenda';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';

// The triggers of files name their bucket when they are loaded, and every function its account.
vi.hoisted(() => {
  vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"demo.appspot.com"}');
  for (const nome of ['CONTA_VISITANTES', 'CONTA_DADOS', 'CONTA_ACESSOS']) vi.stubEnv(nome, `${nome}@`);
});

const IMPLANTADAS = implantadas(funcoes);
const SERVICOS = [...new Set(Object.values(SERVICO_DE))].filter((servico) => servico !== null);

const chamadasDe = async (servico: string) =>
  ((await import(`../../functions/src/servicos/${servico}.ts`)) as { chamadas: readonly Chamada[] }).chamadas;

const exportadas: Record<string, unknown> = { ...funcoes };
const pedir = async (servico: string, rawRequest: object) =>
  (exportadas[servico] as { run: (pedido: object) => unknown }).run({ rawRequest });

const daTabela = (servico: string | null) =>
  Object.entries(SERVICO_DE)
    .flatMap(([nome, dele]) => (dele === servico ? [nome] : []))
    .toSorted();

describe('o que se implanta', () => {
  it('são as 14 da especificação e, nossas, 18 no máximo', () => {
    const nomes = IMPLANTADAS.map(([nome]) => nome);
    expect(nomes.filter((nome) => daTabela(null).includes(nome)).toSorted()).toEqual(daTabela(null));
    expect(daTabela(null)).toHaveLength(14);
    expect(nomes.length - 14).toBeLessThanOrEqual(18);
  });

  it('uma publicação põe no ar 16 vCPU no máximo, a soma que o manual diz', () => {
    const soma = IMPLANTADAS.reduce((total, [, { cpu = Number.NaN }]) => total + cpu, 0);
    expect(soma).toBeLessThanOrEqual(16);
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(
      `${IMPLANTADAS.length} functions, ${soma} vCPU`,
    );
  });

  it('cada uma está no manual, com a sua máquina e os seus segredos', () => {
    const linha = /^\| ([^|]+) \| ([\d.]+) +\| (\d+) MiB +\| (\d+) +\| ([^|]*) \|$/gm;
    const noManual = [...readFileSync('docs/operations.md', 'utf8').matchAll(linha)].flatMap(
      ([, nomes = '', cpu, memoria, juntos, segredos = '']) =>
        [...nomes.matchAll(/`([\w-]+)`/g)].map(([, nome = '']) => [
          nome,
          Number(cpu),
          Number(memoria),
          Number(juntos),
          [...segredos.matchAll(/`(\w+)`/g)].map(([, segredo = '']) => segredo).toSorted(),
        ]),
    );
    const implantada = IMPLANTADAS.map(
      ([nome, { cpu, availableMemoryMb, concurrency, secretEnvironmentVariables = [] }]) => [
        nome,
        cpu,
        availableMemoryMb,
        concurrency,
        secretEnvironmentVariables.map(({ key }) => key).toSorted(),
      ],
    );
    expect(Object.fromEntries(noManual.map((uma) => [uma[0], uma]))).toEqual(
      Object.fromEntries(implantada.map((uma) => [uma[0], uma])),
    );
  });

  it.each(IMPLANTADAS)(
    'I04 %s tem máximo de máquinas, e só atende a várias de uma vez com um vCPU',
    (_nome, ponto) => {
      expect(ponto.maxInstances).toBeTypeOf('number');
      expect(ponto.maxInstances).toBeLessThanOrEqual(20);
      expect(ponto.cpu).toBeGreaterThan(0);
      expect((ponto.cpu ?? 0) >= 1 || ponto.concurrency === 1).toBe(true);
    },
  );

  it('a publicação apaga os gatilhos que não estão mais na construção; o que páginas de antes chamam, só depois', () => {
    const publicadas = [
      { id: 'visitantes', codebase: 'default', callableTrigger: {} },
      { id: 'respostasFunctions-salvar', codebase: 'default', callableTrigger: {} },
      { id: 'onIdeiaWritten', codebase: 'default', eventTrigger: {} },
      { id: 'resumoDoDia', codebase: 'default', scheduleTrigger: {} },
      { id: 'agenda', codebase: 'default', scheduleTrigger: {} },
      { id: 'deOutroPrograma', codebase: 'outro', eventTrigger: {} },
    ];
    const nomes = IMPLANTADAS.map(([nome]) => nome);
    expect(sobras(publicadas, nomes, 'gatilhos')).toEqual(['onIdeiaWritten', 'resumoDoDia']);
    expect(sobras(publicadas, nomes, 'chamadas')).toEqual(['respostasFunctions-salvar']);
  });
});

/** Files that a file of the functions reads, at once or on demand, types left out. */
function alcancaDe(entrada: string): Set<string> {
  const vistos = new Set<string>();
  const fila = [entrada];
  for (const arquivo of fila) {
    if (vistos.has(arquivo)) continue;
    vistos.add(arquivo);
    const codigo = readFileSync(arquivo, 'utf8');
    for (const [, de, aoPedir] of codigo.matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?'([^']+)'|import\('([^']+)'\)/gm,
    )) {
      const nome = (de ?? aoPedir ?? '').replace(/^@functions\//, `${process.cwd()}/functions/src/`);
      if (!/^[./]/.test(nome)) continue;
      fila.push(`${nome.startsWith('.') ? path.join(path.dirname(arquivo), nome) : nome}.ts`);
    }
  }
  return vistos;
}

describe('as contas de serviço (decisions T501)', () => {
  const raiz = `${process.cwd()}/functions/src`;
  /** The file with what a function does. */
  const CODIGO: Record<string, string> = {
    agenda: 'agenda/agenda',
    onEmailNaFila: 'emails/carteiro',
    onEntregaNaFila: 'canais/entregar',
    onConviteWritten: 'triggers/onConviteWritten',
    onArquivoEnviado: 'triggers/onArquivo',
    onArquivoDito: 'triggers/onArquivo',
    onEmpresaWritten: 'triggers/linhas',
    onRegistroWritten: 'triggers/linhas',
    onFilhoWritten: 'triggers/linhas',
    ...Object.fromEntries(SERVICOS.map((servico) => [servico, `servicos/${servico}`])),
    ...Object.fromEntries(daTabela(null).map((nome) => [nome, 'servicos/proprias'])),
  };

  it.each(IMPLANTADAS)('%s tem a sua, e só a de acessos alcança o Auth', (nome, { serviceAccountEmail }) => {
    expect(CODIGO).toHaveProperty([nome]);
    const alcanca = alcancaDe(`${raiz}/${CODIGO[nome]}.ts`);
    const chegaAoAuth = [...alcanca].some((arquivo) => arquivo.endsWith('/nucleo/contas.ts'));
    const chegaAosArquivos = [...alcanca].some((arquivo) => arquivo === `${raiz}/arquivos.ts`);
    expect(serviceAccountEmail === 'CONTA_ACESSOS@').toBe(chegaAoAuth);
    expect(serviceAccountEmail === 'CONTA_VISITANTES@').toBe(nome === 'visitantes');
    // Visitors' functions have no role for files either.
    expect(nome === 'visitantes' && chegaAosArquivos).toBe(false);
  });

  it('o manual diz de cada conta as suas functions', () => {
    const linhas = readFileSync('docs/operations.md', 'utf8').matchAll(
      /^\| `(CONTA_\w+)` +\| (`[^|]+) \| `roles/gm,
    );
    const noManual = [...linhas].flatMap(([, conta, nomes = '']) =>
      [...nomes.matchAll(/`([\w-]+)`/g)].map(([, nome = '']) => [nome, `${conta}@`]),
    );
    expect(Object.fromEntries(noManual)).toEqual(
      Object.fromEntries(IMPLANTADAS.map(([nome, { serviceAccountEmail }]) => [nome, serviceAccountEmail])),
    );
  });

  it('só um arquivo fala com o Auth', () => {
    const falam = [...alcancaDe(`${raiz}/index.ts`)].filter((arquivo) =>
      /(?:from|import\() ?'firebase-admin\/auth'/.test(
        readFileSync(arquivo, 'utf8').replace(/^import type .*$/gm, ''),
      ),
    );
    expect(falam).toEqual([`${raiz}/nucleo/contas.ts`]);
  });
});

describe('os contratos', () => {
  const contratos = Object.values(
    import.meta.glob<Record<string, Partial<Contrato<z.ZodMiniType, z.ZodMiniType>> | undefined>>(
      '/src/domain/contratos/*.ts',
      { eager: true },
    ),
  ).flatMap((modulo) =>
    Object.values(modulo).flatMap((um) =>
      um?.nome !== undefined && um.entrada && um.saida ? [um.nome] : [],
    ),
  );

  it('têm cada um a sua linha na tabela, e a tabela não tem outras', () => {
    expect(contratos.toSorted()).toEqual(Object.keys(SERVICO_DE).toSorted());
  });

  it.each(SERVICOS)(
    'de %s são os do serviço, cada um uma vez, e ele recebe os segredos deles',
    async (servico) => {
      const chamadas = await chamadasDe(servico);
      expect(chamadas.map(({ nome }) => nome).toSorted()).toEqual(daTabela(servico));
      const segredos = new Set(chamadas.flatMap(({ segredos }) => segredos));
      expect([...segredos].toSorted()).toEqual(segredosDe(servico).toSorted());
    },
  );

  it('da especificação têm cada um a sua função, que recebe os segredos dele e mais nenhum', async () => {
    const chamadas = await chamadasDe('proprias');
    expect(chamadas.map(({ nome }) => nome).toSorted()).toEqual(daTabela(null));
    for (const { nome, segredos } of chamadas) {
      const { secretEnvironmentVariables = [] } = Object.fromEntries(IMPLANTADAS)[nome] ?? {};
      expect(secretEnvironmentVariables.map(({ key }) => key).toSorted(), nome).toEqual(segredos.toSorted());
    }
  });

  it.each(SERVICOS)('%s responde que não existe o que não é seu, sem olhar o pedido', async (servico) => {
    const deOutro = Object.entries(SERVICO_DE).find(([, dele]) => dele !== servico)?.[0];
    for (const path of ['/', '/nada', `/${deOutro}`, '/constructor'])
      await expect(pedir(servico, { path })).rejects.toMatchObject({
        code: 'not-found',
        message: 'O que foi pedido não existe nesta versão da plataforma. Atualize a página e tente de novo.',
      });
    // What is its own gets as far as its size.
    const seu = Object.entries(SERVICO_DE).find(([, dele]) => dele === servico)?.[0];
    const grande = { path: `/${seu}`, rawBody: Buffer.alloc(2 ** 25), headers: {} };
    await expect(pedir(servico, grande)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});

describe('os gatilhos', () => {
  const padroes = IMPLANTADAS.flatMap(([nome, { eventTrigger }]) => {
    const documento = eventTrigger?.eventFilterPathPatterns?.['document'];
    return documento === undefined ? [] : [[nome, documento] as const];
  });

  // Eventarc: segments by '/', each a text without wildcards or one named whole segment; a name stands once.
  it.each(padroes)('%s segue um caminho como o Eventarc os escreve', (_nome, padrao) => {
    const segmentos = padrao.split('/');
    expect(segmentos.length % 2).toBe(0);
    for (const segmento of segmentos) expect(segmento).toMatch(/^(?:[A-Za-z][\w-]*|\{[a-z][A-Za-z0-9_]*\})$/);
    const nomes = segmentos.filter((segmento) => segmento.startsWith('{'));
    expect(new Set(nomes).size).toBe(nomes.length);
  });

  it('são entregues de novo quando falham', () => {
    const comEventos = IMPLANTADAS.flatMap(([, { eventTrigger }]) => eventTrigger ?? []);
    expect(comEventos.length).toBeGreaterThan(5);
    expect(comEventos.every(({ retry }) => retry)).toBe(true);
  });
});

describe('a agenda', () => {
  it('é uma só, às horas da sua tabela', async () => {
    const horarios = IMPLANTADAS.flatMap(([, { scheduleTrigger }]) => scheduleTrigger?.schedule ?? []);
    expect(horarios).toEqual(['0 3,4,7,9 * * *']);
    const nomes = await Promise.all(Object.values(HORAS).map(async (daHora) => (await daHora()).nome));
    expect(nomes).toEqual([
      'limparArquivosTodoDia',
      'ordenarRankingsTodoDia',
      'resumoDoDia',
      'lembrarConvidadosTodoDia',
    ]);
  });

  it('roda o da hora de São Paulo; a outra hora, nada, e isso se diz', async () => {
    const rodar = vi.fn<(agora: Date) => Promise<void>>(() => Promise.resolve());
    const dasSete = vi.spyOn(HORAS, 7).mockResolvedValue({ nome: 'resumoDoDia', rodar });
    const asSete = new Date('2026-11-28T10:00:00Z');
    await rodarAHoraDe(asSete);
    expect(rodar).toHaveBeenCalledExactlyOnceWith(asSete);
    await expect(rodarAHoraDe(new Date('2026-11-28T11:00:00Z'))).rejects.toThrow(
      'a agenda não tem nada às 8h',
    );
    // Cloud Scheduler tries again what fails.
    rodar.mockRejectedValueOnce(new Error('caiu'));
    await expect(rodarAHoraDe(asSete)).rejects.toThrow('caiu');
    dasSete.mockRestore();
  });
});
