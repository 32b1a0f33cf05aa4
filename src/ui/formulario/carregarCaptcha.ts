/** Google's script of the captcha, once in a page. A failed loading is forgotten, so that it can be asked for again. */

interface JanelaComCaptcha {
  grecaptcha?: { render?: unknown };
  aoCarregarCaptcha?: () => void;
}

let carregado: Promise<object> | undefined;

/** The object that the script leaves; rejects where the script does not come. */
export function carregarCaptcha(url: string): Promise<object> {
  carregado ??= new Promise<object>((resolver, recusar) => {
    const janela = window as unknown as JanelaComCaptcha;
    const script = document.createElement('script');
    janela.aoCarregarCaptcha = () => {
      if (janela.grecaptcha?.render) resolver(janela.grecaptcha);
      else recusar(new Error('O captcha não veio.'));
    };
    script.src = `${url}?onload=aoCarregarCaptcha&render=explicit&hl=pt-BR`;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      recusar(new Error('O captcha não veio.'));
    });
    document.head.append(script);
  }).catch((erro: unknown) => {
    carregado = undefined;
    throw erro;
  });
  return carregado;
}
