/** @jest-environment jsdom */
import { blocksOfHtml } from './blocks-of-html';

describe('blocksOfHtml', () => {
  it('gives each paragraph, heading and item by itself', () => {
    expect(
      blocksOfHtml(
        '<h2>题</h2><p>一 <strong>二</strong></p><ul><li><p>甲</p></li><li>乙</li></ul>',
      ),
    ).toEqual(['题', '一 二', '甲', '乙']);
  });

  it('tells the address of a link, a picture and a frame', () => {
    expect(
      blocksOfHtml(
        '<p>见<a href="https://a.example/">原文</a></p><figure><img src="/media/x.png" alt="图"><figcaption>说明</figcaption></figure><iframe src="https://v.example/1"></iframe>',
      ),
    ).toEqual([
      '见原文 ⟨https://a.example/⟩',
      '⟨图 /media/x.png⟩',
      '说明',
      '⟨https://v.example/1⟩',
    ]);
  });

  it('keeps text that stands in no paragraph, and nothing empty', () => {
    expect(blocksOfHtml('开头<p></p><p> </p>结尾')).toEqual(['开头', '结尾']);
  });
});
