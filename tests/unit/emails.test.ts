// The look of the mails: the product's colours, the company on top, whoever invites with a face, the text as it was.
import { readFileSync, readdirSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { CORES } from '@/ui/moldura/cores';
import { convite } from '@functions/emails/convite';
import { conviteDiagnostico } from '@functions/emails/conviteDiagnostico';
import { inscricaoEmProjeto } from '@functions/emails/inscricaoEmProjeto';
import { CORES_DO_EMAIL as COR, CORES_NO_ESCURO as ESCURO, montar } from '@functions/emails/layout';

beforeEach(() => {
  vi.stubEnv('APP_URL', 'https://inovacao.exemplo');
});

/** The mail as it is seen: without the line for the list of the mailbox. */
function visivel(html: string) {
  const pagina = new DOMParser().parseFromString(html, 'text/html').body;
  const previa = pagina.querySelector<HTMLElement>('[style*="display:none"]');
  previa?.remove();
  return { pagina, previa: previa?.textContent?.replace(/[\u200c\u00a0]/g, '') };
}

const dados = {
  nome: 'Diego Farias',
  empresa: 'Metalúrgica Aurora',
  quemConvida: 'Helena Duarte',
  conviteId: 'c',
  segredo: 's',
};

it('as cores são as do produto, e nenhuma outra se escreve', () => {
  const { dark, gray, teal } = CORES;
  expect(COR).toEqual({
    botao: teal[7],
    link: teal[8],
    fundo: gray[1],
    texto: gray[9],
    fraco: gray[7],
    borda: gray[2],
    rosto: teal[1],
    iniciais: teal[9],
  });
  expect(ESCURO).toEqual({
    link: teal[4],
    fundo: dark[8],
    cartao: dark[7],
    texto: dark[0],
    fraco: dark[2],
    borda: dark[4],
    rosto: teal[9],
    iniciais: teal[1],
  });
  const pasta = 'functions/src/emails';
  const daMarca = readFileSync('src/ui/moldura/Simbolo.tsx', 'utf8').match(/#[\da-f]{6}/g) ?? [];
  const escritas = readdirSync(pasta).flatMap(
    (nome) => readFileSync(`${pasta}/${nome}`, 'utf8').match(/#[\da-f]{6}\b/g) ?? [],
  );
  const conhecidas = new Set<string>([
    ...Object.values(COR),
    ...Object.values(ESCURO),
    ...daMarca,
    '#ffffff',
  ]);
  expect(escritas.filter((cor) => !conhecidas.has(cor))).toEqual([]);
});

it('o convite traz a empresa no alto e quem convida com rosto; o texto diz o mesmo sem HTML', () => {
  const { html, texto } = convite(dados);
  const { pagina } = visivel(html);
  const linhas = (pagina.textContent ?? '').replace(/\s+/g, ' ');
  expect(linhas.trim()).toMatch(/^Metalúrgica Aurora ?Gestão de Inovação/);
  expect(linhas).toContain('HD');
  expect(linhas.indexOf('Helena Duarte')).toBeLessThan(linhas.indexOf('Olá, Diego Farias!'));
  expect(pagina.querySelector('[aria-hidden="true"]')?.textContent).toBe('HD');
  expect(texto).toMatch(/^Olá, Diego Farias!\n\nHelena Duarte convidou você/);
  expect(texto).not.toMatch(/[<>]/);
  // Pictures would be fetched from somewhere, and tell who read the mail.
  expect(pagina.querySelector('img, script, link, style')).toBeNull();
});

it.each([
  ['convite', convite, 'quemConvida'],
  ['convite de um questionário', conviteDiagnostico, 'quemConvida'],
  ['inscrição em um projeto', inscricaoEmProjeto, 'quemInscreve'],
])('%s: no alto está quem escreve, com o seu rosto', (_qual, mensagem, quem) => {
  const rosto = (pessoa: string) =>
    visivel(mensagem({ ...dados, projeto: 'Prêmio', [quem]: pessoa }).html).pagina.querySelector(
      '[aria-hidden="true"]',
    )?.textContent;
  expect([rosto('Helena Duarte'), rosto('Otávio Brandão')]).toEqual(['HD', 'OB']);
});

it('o que uma pessoa escreveu não se torna HTML, e um emoji não se parte', () => {
  const { html } = convite({
    ...dados,
    empresa: '<img src=x onerror=alert(1)>',
    quemConvida: '😀 <b>Zé</b>',
  });
  const pagina = new DOMParser().parseFromString(html, 'text/html').body;
  expect(pagina.querySelector('img, b')).toBeNull();
  expect(pagina.querySelector('[aria-hidden="true"]')?.textContent).toBe('😀<');
});

it('sem empresa nem pessoa, o produto fala por si', () => {
  const { html } = montar({ assunto: 'a', saudacao: 'Olá!', paragrafos: [] });
  const { pagina } = visivel(html);
  expect(pagina.textContent?.trim()).toMatch(/^Gestão de Inovação/);
  expect(pagina.querySelector('[aria-hidden="true"]')).toBeNull();
});

it('na lista da caixa de entrada lê-se do que se trata, e não outra vez de quem', () => {
  expect(visivel(convite(dados).html).previa).toBe(
    'Helena Duarte convidou você para participar da gestão de inovação da empresa Metalúrgica Aurora.',
  );
});

it('o que se copia e a saída são ditos nas duas versões', () => {
  const saida = { texto: 'Não receber mais', url: 'https://inovacao.exemplo/sair' };
  const { html, texto } = montar({ assunto: 'a', saudacao: 'Olá!', paragrafos: [], codigo: '704272', saida });
  const { pagina } = visivel(html);
  expect(pagina.querySelector('a')?.outerHTML).toContain(saida.url);
  expect(pagina.querySelector('a')).toHaveTextContent(saida.texto);
  expect(pagina.textContent).toContain('704272');
  expect(texto).toContain('\n\n704272\n\n');
  expect(texto).toContain(`${saida.texto}: ${saida.url}`);
});
